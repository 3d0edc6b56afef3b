import { z } from 'zod'
import { fileErrors } from '#platform/files/errors.ts'
import { fileTypes } from '#platform/files/file-types.ts'
import { ruleOf } from '#platform/files/purposes.ts'
import { KEY_LIFE_MINUTES } from './idempotency.repo.ts'
import type { ErrorCatalogue } from './problem.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

export type OpenApiInfo = {
  title: string
  version: string
  description: string
  origin: string
  /** Whether an action needs nobody to be signed in. */
  isOpen(action: string): boolean
}

export type OpenApi = {
  openapi: string
  info: Json
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Json
}

export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Json[]
  parameters: Json[]
  requestBody?: Json
  responses: Record<string, Json>
}

/** Codes of the edge that any call can meet; listed with every route, so that nobody is surprised. */
const edgeCodes = ['invalid_encoding', 'rate_limited', 'internal', 'service_unavailable'] as const

/** What can be wrong with the file of any upload. */
const uploadCodes = Object.keys(fileErrors).filter(
  (code) => !['file_not_found', 'file_link_spent'].includes(code),
)

/** The document is made from the same contracts that parse the calls. */
export function openApiOf(routes: readonly Route[], catalogue: ErrorCatalogue, info: OpenApiInfo): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(route, catalogue, info.isOpen(route.action)),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      description: info.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: info.origin }],
    tags: [...new Set(routes.map((route) => route.group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { token: tokenScheme },
    },
  }
}

const tokenScheme = {
  type: 'http',
  scheme: 'bearer',
  description: '`Authorization: Bearer …` or `Authorization: Token …`, with the access token of sign-in.',
}

function operationOf(route: Route, catalogue: ErrorCatalogue, isOpen: boolean): Operation {
  const ok = String(route.status ?? 200)
  return {
    operationId: operationId(route),
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    tags: [route.group],
    security: isOpen ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route.method === 'POST' ? [idempotencyParameter(route.idempotency === 'required')] : []),
      languageParameter,
    ],
    ...requestBodyOf(route),
    responses: {
      [ok]: {
        description: 'Success',
        content: route.sends ? filesOf(route.sends) : envelopeOf(route),
      },
      ...failuresOf(route, catalogue, isOpen),
    },
  }
}

function requestBodyOf({ body, upload, example }: Route): { requestBody?: Json } {
  const schema = body && schemaOf(body, 'input')
  if (upload === undefined) {
    const media = { schema, ...(example?.body === undefined ? {} : { example: example.body }) }
    return schema ? { requestBody: { required: true, content: { 'application/json': media } } } : {}
  }
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Json; required?: string[] }
  const { types, maxBytes } = ruleOf(upload)
  const file = {
    type: 'string',
    contentMediaType: types.map((type) => fileTypes[type].mime).join(', '),
    description: `At most ${maxBytes / 1024 / 1024} MB.`,
  }
  const form = { type: 'object', required: ['file', ...required], properties: { ...properties, file } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }
}

function envelopeOf(route: Route): Json {
  const value = route.envelope ?? 'data'
  if (value === 'none')
    return {
      'application/json': {
        schema: schemaOf(route.answer, 'output'),
        ...(route.example ? { example: route.example.answer } : {}),
      },
    }
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', value],
        properties: { success: { const: true }, [value]: schemaOf(route.answer, 'output') },
      },
      ...(route.example ? { example: { success: true, [value]: route.example.answer } } : {}),
    },
  }
}

/** OpenAPI 3.1 says "raw bytes" by a media type without a schema of JSON. */
function filesOf(types: readonly string[]): Json {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

function failuresOf(route: Route, catalogue: ErrorCatalogue, isOpen: boolean): Record<string, Json> {
  const takesInput = Boolean(route.body || route.params || route.query)
  const codes = [
    ...route.errors,
    ...edgeCodes,
    ...(isOpen ? [] : ['unauthorized', 'forbidden']),
    ...(takesInput ? ['invalid_input'] : []),
    ...(route.body && !route.upload ? ['invalid_json', 'body_too_large', 'unsupported_media_type'] : []),
    ...(route.upload ? uploadCodes : []),
    ...(route.method === 'POST'
      ? ['idempotency_key_invalid', 'idempotency_in_flight', 'idempotency_key_reused']
      : []),
    ...(route.idempotency === 'required' ? ['idempotency_key_required'] : []),
  ]
  const byStatus: Record<string, string[]> = {}
  for (const code of new Set(codes)) {
    const status = String(catalogue.status[code])
    byStatus[status] = [...(byStatus[status] ?? []), code]
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: list
          .map((code) => `\`${code}\`: ${catalogue.message('en', code, exampleValues)}`)
          .join('\n\n'),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              list.map((code) => [code, { value: problemLike(code, Number(status), catalogue) }]),
            ),
          },
        },
      },
    ]),
  )
}

/** As a caller would get it. */
function problemLike(code: string, status: number, catalogue: ErrorCatalogue): Json {
  const message = catalogue.message('en', code, exampleValues)
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

const exampleValues = { seconds: '30', min: '1', max: '100' }

function parametersOf(shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return []
  const schema = schemaOf(shape, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
    ...(property.description ? { description: property.description } : {}),
  }))
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json
  return schema
}

function operationId(route: Route): string {
  const words = route.path
    .replace(/^\/api\//, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return [route.method.toLowerCase(), ...words].join('_')
}

const languageParameter: Json = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of messages: uz, uz-Cyrl (also oz), ru or en. A `lang` query parameter beats it.',
  schema: { type: 'string', examples: ['uz', 'uz-Cyrl', 'ru', 'en'] },
}

function idempotencyParameter(required: boolean): Json {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required,
    description: `Any unique text of up to 255 characters. A repeated call with the same key and input gets the first answer and does nothing again. Kept for ${KEY_LIFE_MINUTES / 60} hours, answers that carry a secret for minutes.`,
    schema: { type: 'string', maxLength: 255 },
  }
}

const problemSchema: Json = {
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
