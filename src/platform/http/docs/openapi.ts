import { z } from 'zod'
import { assert } from '#kernel/assert.ts'
import { fileTypes } from '#platform/files/file-types.ts'
import { ruleOf } from '#platform/files/purposes.ts'
import { KEY_LIFE_MINUTES } from '../idempotency.repo.ts'
import type { ErrorCatalogue } from '../problem.ts'
import type { Route } from '../route.ts'
import { exampleOf } from './openapi-example.ts'
import { failuresOf, keepsAnswers, problemSchema } from './openapi-failures.ts'

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
      ...(route.method === 'POST' ? [idempotencyParameter(route)] : []),
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

function requestBodyOf({ body, upload, uploadOptional, example }: Route): { requestBody?: Json } {
  const schema = body && schemaOf(body, 'input')
  const json = schema && { 'application/json': { schema, example: example?.body ?? exampleOf(schema) } }
  if (upload === undefined) {
    if (!body || !json) return {}
    // No body at all is read as an empty one.
    const required = !body.safeParse({}).success
    return { requestBody: { required, content: json } }
  }
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Json; required?: string[] }
  const { types, maxBytes } = ruleOf(upload)
  const file = {
    type: 'string',
    contentMediaType: types.map((type) => fileTypes[type].mime).join(', '),
    description: `At most ${maxBytes / 1024 / 1024} MB.`,
  }
  const needed = uploadOptional ? required : ['file', ...required]
  const form = { type: 'object', required: needed, properties: { ...properties, file } }
  const content = { 'multipart/form-data': { schema: form }, ...(uploadOptional ? json : {}) }
  return { requestBody: { required: true, content } }
}

function envelopeOf(route: Route): Json {
  assert(route.answer, `${route.path} neither answers nor sends anything`)
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
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    // Contracts name one example, of what is sent; zod would drop `examples` where parsing changes the value.
    override: ({ jsonSchema }) => {
      // Answers gain fields with time: a client made from this document must not refuse them.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (!('example' in jsonSchema)) return
      jsonSchema.examples = [jsonSchema.example]
      delete jsonSchema.example
    },
  }) as Json
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

function idempotencyParameter(route: Route): Json {
  const minutes = route.rememberMinutes ?? KEY_LIFE_MINUTES
  const life = minutes < 60 ? `${minutes} min` : `${minutes / 60} hours`
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: route.idempotency === 'required',
    description: keepsAnswers(route)
      ? `Any unique text of up to 255 Latin letters, digits and signs without spaces, a UUID for example. A repeated call with the same key and input gets the first answer and does nothing again. Kept for ${life}.`
      : 'Accepted, and not needed: nothing is kept for it, the call is answered anew each time.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  }
}
