import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { DatabaseUnavailable } from '#platform/db/database.ts'
import { defaultLocale, htmlLang } from '#platform/i18n/locales.ts'
import { localeOf } from './caller.ts'
import { holdConnections } from './connections/connections.ts'
import { lookEveryMs, type Pace, silenceMs, usualPace } from './connections/pace.ts'
import { letGoSlowClients } from './connections/slow-clients.ts'
import { allowOrigin } from './cors.ts'
import { MAX_BODY_BYTES, MAX_HEADER_BYTES, parseJsonSafely, refuseBadUrl } from './edge.ts'
import { EdgeError, type Failure, type PlatformErrorCode, platformErrors } from './errors.ts'
import { createDoor, type Door, type Limit } from './limits/door.ts'
import { createLimits } from './limits/limits.ts'
import { type MountOptions, methodsAt, mountRoutes } from './mount-routes.ts'
import { refuseStrangers } from './only-here.ts'
import { type ErrorCatalogue, problemOf, problemType, sendFailure } from './problem.ts'
import { RequestLog } from './request-log.ts'
import type { Route } from './route.ts'
import { securityHeaders } from './security-headers.ts'

export type ServerOptions = MountOptions & {
  routes: readonly Route[]
  logger: FastifyBaseLogger
  /** False when only a new start helps; a database that is away is no such reason. */
  isAlive(): Promise<boolean>
  /** False while the database is away or the server is going down: load balancers look elsewhere. */
  isReady(): Promise<boolean>
  /** False once it is asked to stop: from then on a connection ends with the answer it is waiting for. */
  isOpen(): boolean
  /** Forwarded addresses count only behind a proxy that is ours. */
  trustProxy: number
  /** Whoever is not at this machine, or asks for another name than its own, is refused on every path. */
  onlyLocalCallers: boolean
  /** The site's address when the API lives on another one: the only origin whose pages may call it. */
  corsOrigin?: string | undefined
  /** Calls a minute: of one person who is signed in, or of one address. */
  callsPerMinute: number
  /** How slow clients may be, and how many at a time. */
  pace?: Pace
  /** What answers below /api without being a call of the table: files behind links. */
  besideRoutes?: (api: FastifyInstance, door: Door) => void
  /** Everything outside /api: the rendered site. What costs a render counts against the caller's limit. */
  site?: (app: FastifyInstance, limit: Limit) => void | Promise<void>
  /** A call met a full disk. */
  onFull?(): void
  onAnswer?(answer: { method: string; route: string; status: number; seconds: number }): void
}

/** For who was turned away for a reason that passes: long enough for a broken connection to be replaced. */
const RETRY_AFTER_SECONDS = '2'
/** Reading the built site takes a moment, and on a machine that others use too a long one. */
const START_LIMIT_MS = 120_000

const unused = () => {
  throw new Error('routes are checked by their own schemas, not by those of Fastify')
}
/** Left to itself, Fastify loads two hundred files of compilers that nothing here asks for. */
const noSchemas = { compilersFactory: { buildValidator: unused, buildSerializer: unused } }

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { catalogue, logger, pace = usualPace } = options
  const fixedHeaders = securityHeaders({ https: options.https })
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // Our own line in onResponse names the route, never the address: addresses can carry codes and phones.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent, bindings, settings) => new RequestLog(parent, bindings, settings),
    trustProxy: options.trustProxy === 0 ? false : (_, hop) => hop < options.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // For what nobody reads any more; who reads a body has told its sender sooner.
    requestTimeout: pace.uploadMs + 2 * lookEveryMs(pace),
    connectionTimeout: silenceMs(pace),
    pluginTimeout: START_LIMIT_MS,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // What comes in on a connection that is still open gets its answer, and the word that it was the last one there.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    schemaController: noSchemas,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: pace.headersMs,
      connectionsCheckingInterval: lookEveryMs(pace),
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(catalogue, error, socket),
    frameworkErrors: (_, request, reply: FastifyReply) => {
      // The only framework error left is a path that cannot be decoded. No hook has run before it.
      reply.headers(fixedHeaders).header('x-request-id', request.id)
      void sendFailure(request, reply, catalogue, { code: 'invalid_encoding' })
    },
  })

  const door = openDoor(app, options)
  // Hooks that wait for nothing are no promises: every answer of the product goes through them.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixedHeaders).header('x-request-id', request.id)
    if (options.onlyLocalCallers) refuseStrangers(request)
    refuseBadUrl(request)
    done()
  })

  holdConnections(app, { ...pace, behindProxy: options.trustProxy > 0 }, options)
  letGoSlowClients(app, pace)
  app.addHook('onSend', (_, reply, _payload, done) => {
    sayWhenToComeAgain(reply)
    done()
  })

  app.addHook('onResponse', (request, reply, done) => {
    noteAnswer(options, request, reply)
    done()
  })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error)
    if (failure.code === 'internal') request.log.error({ err: error }, 'a bug reached the server boundary')
    if (error instanceof EdgeError) reply.headers(error.headers)
    return sendFailure(request, reply, catalogue, failure)
  })

  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, catalogue, { code: 'not_found' }))

  mountHealth(app, options)

  await app.register(async (api) => {
    // By the route that was matched, not by how its address was spelled.
    api.addHook('onRequest', (request, reply, done) => {
      door.enter(request, inLanguage(request, reply))
      done()
    })
    if (options.corsOrigin) allowOrigin(api, options.corsOrigin)
    parseJsonSafely(api)
    api.removeContentTypeParser('text/plain')
    mountRoutes(api, options.routes, { ...options, door })
    options.besideRoutes?.(api, door)
    api.all('/api/*', async (request) => {
      const allowed = methodsAt(options.routes, request.url)
      if (allowed.length === 0) throw new EdgeError({ code: 'not_found' })
      throw new EdgeError({ code: 'method_not_allowed' }, { Allow: allowed.join(', ') })
    })
  })
  const { site } = options
  if (site) await app.register(async (pages) => site(pages, door.page))
  return app
}

function openDoor(app: FastifyInstance, options: ServerOptions): Door {
  const limits = createLimits({
    ...options,
    onError: (err) => options.logger.warn({ err }, 'limits are counted by this process alone'),
  })
  app.addHook('onClose', () => limits.stop())
  return createDoor({ limits, clock: options.clock, perMinute: options.callsPerMinute })
}

/** Who runs the process asks the first, who sends it callers the second. */
function mountHealth(app: FastifyInstance, { isAlive, isReady }: ServerOptions): void {
  app.get('/healthz', async (_, reply) => {
    const alive = await isAlive()
    return reply.status(alive ? 200 : 503).send({ status: alive ? 'ok' : 'stuck' })
  })
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}

/** Every 503 does, be it of a call, a page or a check of health; and who met a full disk. */
function sayWhenToComeAgain(reply: FastifyReply): void {
  if (
    (reply.statusCode === 503 || reply.statusCode === platformErrors.storage_full) &&
    !reply.hasHeader('Retry-After')
  )
    reply.header('Retry-After', RETRY_AFTER_SECONDS)
}

/** Says which language the answer speaks, and that it is the one asked for. */
const inLanguage = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header('content-language', htmlLang[localeOf(request)]).header('vary', 'Accept-Language')

/** A figure and a line for every answer. */
function noteAnswer(
  { onAnswer, onFull, logger }: ServerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { config, url } = request.routeOptions
  const route = config.label ?? url ?? 'unmatched'
  const { method } = request
  const status = reply.statusCode
  if (status === platformErrors.storage_full) onFull?.()
  if (!config.isStream) onAnswer?.({ method, route, status, seconds: reply.elapsedTime / 1000 })
  if (route === '/healthz' || route === '/readyz') return
  logger.info({ reqId: request.id, method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered')
}

const fastifyCodes: Readonly<Record<string, PlatformErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_BAD_URL: 'invalid_encoding',
  /** PostgreSQL: cancelled by statement or lock time-out, too many connections, shutting down. */
  '57014': 'timeout',
  '55P03': 'timeout',
  '53300': 'service_unavailable',
  '57P01': 'service_unavailable',
  '57P02': 'service_unavailable',
  '57P03': 'service_unavailable',
  /** No space, at the database's or at ours; no memory, a disk that does not work or only reads. */
  '53100': 'storage_full',
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  '53200': 'service_unavailable',
  '58030': 'service_unavailable',
  EROFS: 'service_unavailable',
  EIO: 'service_unavailable',
}

function failureOf(error: FastifyError): Failure {
  if (error instanceof EdgeError) return error.failure
  if (error instanceof DatabaseUnavailable) return { code: 'service_unavailable' }
  const known = fastifyCodes[error.code]
  if (known) return { code: known }
  // Whatever else the framework refuses is the caller's doing.
  const isCallers = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return { code: isCallers ? 'invalid_input' : 'internal' }
}

/** Requests that Node's parser refuses never reach a handler, so they are answered by hand. */
function answerBrokenRequest(catalogue: ErrorCatalogue, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  // A spare connection of a browser: an answer to what was never asked would be taken for that of its next question.
  if (socket.bytesRead === 0) return void socket.destroy()
  const code = parserCodes[error.code ?? ''] ?? 'invalid_encoding'
  const problem = problemOf(catalogue, { code }, { locale: defaultLocale, requestId: randomUUID() })
  const body = JSON.stringify(problem)
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\nContent-Type: ${problemType}\r\nContent-Language: ${htmlLang[defaultLocale]}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
  // Whoever does not hang up is hung up on.
  socket.destroySoon()
}

const parserCodes: Readonly<Record<string, PlatformErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'header_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}
