import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assert } from '#kernel/assert.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { localeOf } from './caller.ts'
import { EdgeError, type Failure } from './errors.ts'
import { fieldErrors } from './field-errors.ts'
import { KEY_LIFE_MINUTES } from './idempotency.repo.ts'
import { idempotencyKey, once } from './idempotency.ts'
import { networkOf } from './network-of.ts'
import { type ErrorCatalogue, sendFailure } from './problem.ts'
import type { Caller, RequestContext, Route } from './route.ts'

export type MountOptions = {
  db: Db
  catalogue: ErrorCatalogue
  clock: Clock
  secrets: Secrets
  translate: Catalogs['translate']
  /** Who calls, and whether the policy table lets them do this. */
  authorize(
    action: string,
    request: FastifyRequest,
    now: Date,
  ): Promise<Result<Caller, Failure<'unauthorized' | 'forbidden'>>>
}

/** The way of every API call: parse once, run the verb (once per key), answer in the envelope. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], options: MountOptions): void {
  for (const route of routes) {
    for (const code of route.errors)
      assert(code in options.catalogue.status, `${route.path} names the unknown error ${code}`)
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => answer(route, request, reply, options),
    })
  }
}

/** Which methods an address would answer to: for a caller who knocked with another one. */
export function methodsAt(routes: readonly Route[], url: string): string[] {
  const segments = (path: string) => path.replace(/\/$/, '').split('/')
  const asked = segments(url.split('?', 1)[0] ?? '')
  const fits = (path: string) => {
    const wanted = segments(path)
    return (
      wanted.length === asked.length &&
      wanted.every((part, index) => part.startsWith(':') || part === asked[index])
    )
  }
  return [...new Set(routes.filter((route) => fits(route.path)).map((route) => route.method))]
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, options: MountOptions) {
  const { db, catalogue } = options
  const { input, context } = await readCall(route, request, options)
  const status = route.status ?? 200
  const key =
    route.method === 'POST'
      ? idempotencyKey(request.headers['idempotency-key'], route.idempotency === 'required')
      : undefined
  const result =
    key === undefined || route.rememberMinutes === 0
      ? await route.handle(input, context)
      : await once(
          db,
          options.secrets,
          {
            scope: `${route.path} ${context.caller.person ?? 'visitor'}`,
            key,
            input,
            status,
            minutes: route.rememberMinutes ?? KEY_LIFE_MINUTES,
          },
          (tx) => route.handle(input, { ...context, db: tx }),
          (value) => envelope(route, value),
        )
  if (!result.ok) return sendFailure(request, reply, catalogue, result.error)
  if (key === undefined || route.rememberMinutes === 0)
    return json(reply, status, envelope(route, result.value))
  const kept = result.value as { status: number; body: unknown; replayed: boolean }
  if (kept.replayed) reply.header('Idempotency-Replayed', 'true')
  return json(reply, kept.status, kept.body)
}

const MAX_USER_AGENT = 300

type Call = { action: string; params?: Route['params']; query?: Route['query']; body?: Route['body'] }

/** Rights first, then the input: who may not call learns nothing about what is asked for. */
export async function readCall(call: Call, request: FastifyRequest, options: MountOptions) {
  const now = options.clock.now()
  const caller = await options.authorize(call.action, request, now)
  if (!caller.ok) throw new EdgeError(caller.error)
  const locale = localeOf(request)
  const context: RequestContext = {
    caller: caller.value,
    locale,
    translate: (key, values) => options.translate(locale, key, values),
    now,
    address: request.ip,
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
    requestId: request.id,
    secrets: options.secrets,
    db: options.db,
  }
  return { input: parse(call, request), context }
}

function json(reply: FastifyReply, status: number, body: unknown) {
  return reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Outside production the answer is held against its contract, so that the documentation cannot drift from the truth. */
function envelope(route: Route, value: unknown): unknown {
  if (process.env.NODE_ENV !== 'production') {
    const checked = route.answer.safeParse(value)
    assert(checked.success, `${route.method} ${route.path} broke its own contract: ${checked.error?.message}`)
  }
  return { success: true, [route.envelope ?? 'data']: value }
}

const parts = ['params', 'query', 'body'] as const

function parse(call: Call, request: FastifyRequest) {
  const input: Record<(typeof parts)[number], unknown> = {
    params: undefined,
    query: undefined,
    body: undefined,
  }
  for (const part of parts) {
    const shape = call[part]
    if (!shape) continue
    const parsed = shape.safeParse(request[part] ?? {}, { reportInput: true })
    if (!parsed.success) throw new EdgeError({ code: 'invalid_input', fields: fieldErrors(parsed.error) })
    input[part] = parsed.data
  }
  return input
}
