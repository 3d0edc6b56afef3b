import { randomUUID } from 'node:crypto'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import { localeOf } from './caller.ts'
import { MAX_BODY_BYTES, MAX_HEADER_BYTES, parseJsonSafely, refuseBadUrl } from './edge.ts'
import { EdgeError, type Failure, type PlatformErrorCode } from './errors.ts'
import { type MountOptions, methodsAt, mountRoutes } from './mount-routes.ts'
import { type ErrorCatalogue, problemOf, problemType } from './problem.ts'
import { createRateLimiter, type RateLimitRule, rateHeaders } from './rate-limit.ts'
import type { Route } from './route.ts'
import { securityHeaders } from './security-headers.ts'

export type ServerOptions = MountOptions & {
  routes: readonly Route[]
  clock: Clock
  logger: FastifyBaseLogger
  /** False while the database is away or the server is going down: load balancers look elsewhere. */
  isReady(): Promise<boolean>
  /** Forwarded addresses count only behind a proxy that is ours. */
  trustProxy: boolean
  https: boolean
  rateLimit: RateLimitRule
  /** What answers below /api without being a call of the table: files behind links. */
  besideRoutes?: (api: FastifyInstance) => void
  /** Everything outside /api: the rendered site. */
  site?: (app: FastifyInstance) => void | Promise<void>
  onAnswer?(answer: { method: string; route: string; status: number; seconds: number }): void
}

/** Long enough for five megabytes on a slow phone. */
const REQUEST_TIMEOUT_MS = 120_000

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { catalogue, logger } = options
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // Our own line in onResponse names the route, never the address: addresses can carry codes and phones.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      // The only framework error left is a path that cannot be decoded.
      const problem = problemFor(catalogue, request, { code: 'invalid_encoding' })
      logger.debug({ code: error.code }, 'refused by the framework')
      const answer: FastifyReply = reply
      void answer.status(problem.status).type(problemType).send(JSON.stringify(problem))
    },
  })

  const fixedHeaders = securityHeaders({ https: options.https })
  const limiter = createRateLimiter(options.rateLimit, options.clock)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(fixedHeaders)
    reply.header('X-Request-Id', request.id)
    refuseBadUrl(request)
    if (!request.url.startsWith('/api/')) return
    const decision = limiter.take(request.ip)
    const headers = rateHeaders(limiter, decision)
    reply.headers(headers)
    if (!decision.allowed) {
      throw new EdgeError(
        { code: 'rate_limited', values: { seconds: String(decision.resetSeconds) } },
        headers,
      )
    }
  })

  // Once the server is asked to stop, a connection ends with the answer it is waiting for.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('Connection', 'close')
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.config.label ?? request.routeOptions.url ?? 'unmatched'
    const seconds = reply.elapsedTime / 1000
    options.onAnswer?.({ method: request.method, route, status: reply.statusCode, seconds })
    if (route === '/healthz' || route === '/readyz') return
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error)
    if (failure.code === 'internal') request.log.error({ err: error }, 'a bug reached the server boundary')
    if (error instanceof EdgeError) reply.headers(error.headers)
    const problem = problemFor(catalogue, request, failure)
    return reply.status(problem.status).type(problemType).send(JSON.stringify(problem))
  })

  app.setNotFoundHandler((request, reply) => {
    const problem = problemFor(catalogue, request, { code: 'not_found' })
    return reply.status(problem.status).type(problemType).send(JSON.stringify(problem))
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = await options.isReady()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })

  await app.register(async (api) => {
    parseJsonSafely(api)
    api.removeContentTypeParser('text/plain')
    mountRoutes(api, options.routes, options)
    options.besideRoutes?.(api)
    api.all('/api/*', async (request) => {
      const allowed = methodsAt(options.routes, request.url)
      if (allowed.length === 0) throw new EdgeError({ code: 'not_found' })
      throw new EdgeError({ code: 'method_not_allowed' }, { Allow: allowed.join(', ') })
    })
  })
  if (options.site) await app.register(options.site)
  return app
}

function problemFor(catalogue: ErrorCatalogue, request: FastifyRequest, failure: Failure) {
  return problemOf(catalogue, failure, { locale: localeOf(request), requestId: request.id })
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
  '57P03': 'service_unavailable',
  ECONNREFUSED: 'service_unavailable',
  ECONNRESET: 'service_unavailable',
}

function failureOf(error: FastifyError): Failure {
  if (error instanceof EdgeError) return error.failure
  return { code: fastifyCodes[error.code] ?? 'internal' }
}

/** Requests that Node's parser refuses never reach a handler: answered by hand, without details. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const [status, code] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'header_too_large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'timeout']
        : ['400 Bad Request', 'invalid_encoding']
  const body = JSON.stringify({ success: false, code, message: code, errors: [] })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: ${problemType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
