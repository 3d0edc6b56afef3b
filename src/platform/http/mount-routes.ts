import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assert } from '#kernel/assert.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { sendFile } from '#platform/files/send-file.ts'
import { discardUpload } from '#platform/files/upload/accept-upload.ts'
import { receiveFile } from '#platform/files/upload/receive-file.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { deviceIn, keepDeviceIn } from './answer-headers/device-cookie.ts'
import { localeOf } from './caller.ts'
import { EdgeError, type Failure } from './errors.ts'
import { fieldErrors } from './field-errors.ts'
import { KEY_LIFE_MINUTES } from './idempotency.repo.ts'
import { idempotencyKey, once } from './idempotency.ts'
import { countedBy, type Door } from './limits/door.ts'
import { networkOf } from './network-of.ts'
import { type ErrorCatalogue, sendFailure } from './problem.ts'
import type { Caller, RequestContext, Route } from './route.ts'
import { sendKept } from './send-kept.ts'
import { type SentFile, type SentStored, sendBytes } from './sent-file.ts'
import { sentFormOf } from './written-json.ts'

export type MountOptions = {
  db: Db
  catalogue: ErrorCatalogue
  clock: Clock
  secrets: Secrets
  translate: Catalogs['translate']
  /** Whether the product is reached by HTTPS: cookies stay there. */
  https: boolean
  /** Where uploads go; a server without uploads does without. */
  files?: Files
  /** Where calls are counted; the server's own. */
  door?: Door
  /** Who calls, and whether the policy table lets them do this. */
  authorize(action: string, request: FastifyRequest, now: Date): Promise<Result<Caller, Failure>>
}

/** The way of every API call: parse once, run the verb (once per key), answer in the envelope. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], options: MountOptions): void {
  const running = new Set<Promise<void>>()
  unfinished.set(app, running)
  app.addHook('onClose', async () => void (await Promise.all(running)))
  for (const route of routes) {
    for (const code of route.errors)
      assert(code in options.catalogue.status, `${route.path} names the unknown error ${code}`)
    // What is kept for a key is JSON; a file is made anew instead.
    assert(
      !route.sends || route.method !== 'POST' || route.rememberMinutes === 0,
      `${route.path} sends a file, which cannot be kept for an Idempotency-Key`,
    )
    assert(
      route.keptSeconds === undefined || (route.method === 'GET' && !route.sends),
      `${route.path} is kept by those who ask: only what is read can be`,
    )
    app.route({
      method: route.method,
      url: route.path,
      config: { asksWhoCalls: true },
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
  if (route.upload === undefined || (route.uploadOptional && !isForm(request))) {
    const { input, context } = await readCall(route, { request, reply, options })
    return run(route, { request, reply, options }, { ...input, file: undefined }, context)
  }
  const { files } = options
  assert(files, `${route.path} takes a file, and the server has no place for it`)
  const { input, context } = await readCall({ ...route, body: undefined }, { request, reply, options })
  keyOf(route, request)
  const by = context.caller.person ?? context.network
  const expected = { purpose: route.upload, optional: route.uploadOptional, by }
  const form = await receiveFile(files, request, expected)
  if (!form.ok) return sendFailure(request, reply, options.catalogue, form.error)
  const { fields, file } = form.value
  try {
    const body = route.body && parsed(route.body, fields)
    return await run(route, { request, reply, options }, { ...input, body, file }, context)
  } finally {
    // What the verb has kept stays: it has an owner now.
    if (file) await discardUpload(files, file)
  }
}

/** A call whose file may be left out comes as JSON too, when there is none. */
const isForm = ({ headers }: FastifyRequest) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

function keyOf({ method, idempotency }: Route, { headers }: FastifyRequest): string | undefined {
  return method === 'POST'
    ? idempotencyKey(headers['idempotency-key'], idempotency === 'required')
    : undefined
}

/** Keys of one caller are no keys of another. */
const whose = ({ person, machine }: Caller) =>
  person ?? (machine === undefined ? 'visitor' : `machine ${machine}`)

type Input = Parameters<Route['handle']>[0]
type Exchange = { request: FastifyRequest; reply: FastifyReply; options: MountOptions }

async function run(
  route: Route,
  { request, reply, options }: Exchange,
  input: Input,
  context: RequestContext,
) {
  const { db, catalogue } = options
  const status = route.status ?? 200
  const key = keyOf(route, request)
  const result =
    key === undefined || route.rememberMinutes === 0
      ? await route.handle(input, context)
      : await once(
          db,
          options.secrets,
          {
            scope: `${route.path} ${whose(context.caller)}`,
            key,
            input: { ...input, file: input.file?.receivedSha256 },
            status,
            minutes: route.rememberMinutes ?? KEY_LIFE_MINUTES,
          },
          (tx) => route.handle(input, { ...context, db: tx }),
          (value) => envelope(route, value),
        )
  if (!result.ok) return sendFailure(request, reply, catalogue, result.error)
  if (key === undefined || route.rememberMinutes === 0)
    return route.sends
      ? sendContent(route, { request, reply, options }, result.value as SentFile | SentStored)
      : route.keptSeconds === undefined
        ? json(reply, status, envelope(route, result.value))
        : sendKept(request, reply, sentFormOf(envelope(route, result.value)), route.keptSeconds)
  const kept = result.value as { status: number; body: object; replayed: boolean }
  if (kept.replayed) reply.header('Idempotency-Replayed', 'true')
  return json(reply, kept.status, kept.body)
}

/** Bytes made for this call, or a stored file that the verb has decided to show. */
async function sendContent(
  { status = 200, sends = [] }: Route,
  { request, reply, options }: Exchange,
  content: SentFile | SentStored,
) {
  if (!('stored' in content)) return sendBytes(reply, status, content, sends)
  const { files, catalogue } = options
  assert(files, 'a stored file is to be sent, and the server has none')
  const sent = await sendFile(files, request, reply, content.stored)
  return sent.ok ? sent.value : sendFailure(request, reply, catalogue, sent.error)
}

const MAX_USER_AGENT = 300

type Call = { action: string; params?: Route['params']; query?: Route['query']; body?: Route['body'] }

/** Rights first, then the input: who may not call learns nothing about what is asked for. */
export async function readCall(call: Call, { request, reply, options }: Exchange) {
  const now = options.clock.now()
  const caller = await options.authorize(call.action, request, now)
  options.door?.met(request, reply, caller)
  if (!caller.ok) throw new EdgeError(caller.error)
  const locale = localeOf(request)
  const report = (error: unknown) => request.log.error({ err: error }, 'a part of a call failed')
  const context: RequestContext = {
    caller: caller.value,
    locale,
    translate: (key, values) => options.translate(locale, key, values),
    translateIn: options.translate,
    now,
    address: request.ip,
    network: networkOf(request.ip),
    wait: (rule) => options.door?.wait(rule, countedBy(caller.value.person, request.ip)),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
    device: deviceIn(request),
    keepDevice: (token) => keepDeviceIn(reply, token, options),
    requestId: request.id,
    secrets: options.secrets,
    report,
    afterwards: (work) => afterAnswer(reply, () => work(options.db).catch(report)),
    db: options.db,
  }
  return { input: parse(call, request), context }
}

/** Work that outlives its answer; a server that closes waits for it. */
const unfinished = new WeakMap<FastifyInstance, Set<Promise<void>>>()

function afterAnswer({ server, raw }: FastifyReply, work: () => Promise<void>): void {
  const running = unfinished.get(server)
  assert(running, 'work after an answer needs a server that waits for it')
  const done = new Promise<void>((answered) => finished(raw, () => answered())).then(work)
  running.add(done)
  void done.finally(() => running.delete(done))
}

function json(reply: FastifyReply, status: number, body: object) {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(sentFormOf(body))
}

/** Asked once: the environment is no plain object, and reading it costs more than parsing the input. */
const isProduction = process.env.NODE_ENV === 'production'

/** Outside production the answer is held against its contract, so that the documentation cannot drift from the truth. */
function checked(route: Route, value: unknown): unknown {
  if (!isProduction && route.answer) {
    const { success, error } = route.answer.safeParse(value)
    assert(success, `${route.method} ${route.path} broke its own contract: ${error?.message}`)
  }
  return value
}

function envelope(route: Route, value: unknown): object {
  const { envelope: name = 'data' } = route
  return name === 'none'
    ? (checked(route, value) as object)
    : { success: true, [name]: checked(route, value) }
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
    if (shape) input[part] = parsed(shape, request[part])
  }
  return input
}

function parsed(shape: NonNullable<Call['body']>, given: unknown): unknown {
  const read = shape.safeParse(given ?? {}, { reportInput: true })
  if (!read.success) throw new EdgeError({ code: 'invalid_input', fields: fieldErrors(read.error) })
  return read.data
}
