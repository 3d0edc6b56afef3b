import { fileErrors } from '#platform/files/errors.ts'
import { fileTypes } from '#platform/files/file-types.ts'
import { type Purpose, ruleOf } from '#platform/files/purposes.ts'
import type { ErrorCatalogue } from '../problem.ts'
import type { Route } from '../route.ts'

type Json = Record<string, unknown>

/** Codes of the edge that any call can meet; listed with every route, so that nobody is surprised. */
const edgeCodes = [
  'invalid_encoding',
  'url_too_long',
  'header_too_large',
  'rate_limited',
  'internal',
  'timeout',
  'service_unavailable',
] as const

/** A body is read before the call is looked at, also where the call takes none. */
const bodyCodes = ['invalid_json', 'body_too_large', 'unsupported_media_type', 'request_timeout'] as const

/** What can be wrong with the file of any upload. */
function uploadCodes(purpose: Purpose): string[] {
  const ofOthers = ruleOf(purpose).image ? /^file_extension_/ : /^(image|file_type)_/
  return Object.keys(fileErrors).filter(
    (code) => !['file_not_found', 'file_link_spent'].includes(code) && !ofOthers.test(code),
  )
}

/** Every refusal a call can meet, by status, each with its message and one answer as a caller would get it. */
export function failuresOf(route: Route, catalogue: ErrorCatalogue, isOpen: boolean): Record<string, Json> {
  const takesInput = Boolean(route.body || route.params || route.query)
  const codes = [
    ...route.errors,
    ...edgeCodes,
    ...(isOpen ? [] : ['unauthorized', 'forbidden']),
    ...(takesInput ? ['invalid_input'] : []),
    ...(route.method === 'GET' ? [] : bodyCodes),
    ...(route.upload ? uploadCodes(route.upload) : []),
    ...(route.method === 'POST' ? ['idempotency_key_invalid'] : []),
    ...(keepsAnswers(route) ? ['idempotency_in_flight', 'idempotency_key_reused'] : []),
    ...(route.idempotency === 'required' ? ['idempotency_key_required'] : []),
  ]
  const messageOf = (code: string) => catalogue.message('en', code, valuesOf(code, route.upload))
  const byStatus: Record<string, string[]> = {}
  for (const code of new Set(codes)) {
    const status = String(catalogue.status[code])
    byStatus[status] = [...(byStatus[status] ?? []), code]
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\`: ${messageOf(code)}`).join('\n\n'),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              list.map((code) => [
                code,
                { value: problemLike(code, Number(status), messageOf(code), catalogue) },
              ]),
            ),
          },
        },
      },
    ]),
  )
}

/** As a caller would get it. */
function problemLike(code: string, status: number, message: string, catalogue: ErrorCatalogue): Json {
  return {
    type: 'about:blank',
    title: message,
    status,
    success: false,
    code,
    message,
    errors:
      code === 'invalid_input'
        ? [{ path: 'to.city', code: 'required', message: catalogue.message('en', 'required', {}) }]
        : [],
    request_id: '5d0f2c1e-8f0a-4a51-9a67-0c5f7a1f9b3d',
  }
}

/** For every placeholder of the messages: a caller who gets one sees a fact in its place. */
const exampleValues: Record<string, string> = {
  seconds: '30',
  until: '25 November',
  end: 'to',
  place: 'Chilonzor District',
  minutes: '20',
  min: '1',
  max: '100',
  count: '100',
  left: '4',
  line: '3',
  number: '4170392586',
  order: '63642483',
  status: 'Delivered',
  date: '23 November 2026',
  day: '23 November 2026',
  name: 'Gulnoza Xolmatova',
  types: 'CSV',
  price: "62,900 so'm",
  amount: "250,000 so'm",
  who: 'Dilnoza Karimova',
  point: 'Chorsu point',
  district: 'Chilonzor District',
  km: '12',
  desk: 'Bosh ofis',
  owed: "250,000 so'm",
  limit: "200,000 so'm",
  reason: 'The longest side may have 120 cm at most.',
}

function valuesOf(code: string, upload: Purpose | undefined): Record<string, string> {
  if (upload === undefined) return exampleValues
  const { types, maxBytes, image, maxPerOwner } = ruleOf(upload)
  const typeNames = types.map((type) => fileTypes[type].extensions[0].toUpperCase()).join(', ')
  const most: Record<string, number> = {
    file_too_large: maxBytes / 1024 / 1024,
    image_too_large: (image?.maxPixels ?? 0) / 1_000_000,
  }
  return { ...exampleValues, max: String(most[code] ?? maxPerOwner), types: typeNames }
}

/** Whether a repeated call with the same key is answered from memory. */
export const keepsAnswers = ({ method, rememberMinutes }: Route) => method === 'POST' && rememberMinutes !== 0

export const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'success', 'code', 'message', 'errors', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    success: { const: false },
    code: { type: 'string', description: 'Stable, for programs.' },
    message: { type: 'string', description: 'For people, in the language of the caller.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    request_id: { type: 'string' },
  },
}
