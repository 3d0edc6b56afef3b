import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EdgeError } from '../errors.ts'
import { lookEveryMs, type Pace } from './pace.ts'

/**
 * Bodies that come drop by drop, and answers that are taken drop by drop: both end with their limit. (Headers have
 * Node's own limit, and a connection on which nothing moves has the socket's.)
 */
export function letGoSlowClients(app: FastifyInstance, pace: Pace): void {
  const bodies = new Map<IncomingMessage, number>()
  const answers = new Map<ServerResponse, number>()

  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request)) {
      const { raw } = request
      bodies.set(raw, Date.now() + (isUpload(request) ? pace.uploadMs : pace.bodyMs))
      raw.once('close', () => bodies.delete(raw))
    }
    done(null, payload)
  })
  app.addHook('onSend', ({ raw: asked }, { raw }, _payload, done) => {
    // What is answered already needs no body any more.
    bodies.delete(asked)
    answers.set(raw, Date.now() + pace.answerMs)
    done()
  })
  app.addHook('onResponse', (_, { raw }, done) => {
    answers.delete(raw)
    done()
  })

  const look = setInterval(() => {
    const now = Date.now()
    for (const [raw, until] of bodies) if (now > until && giveUp(raw)) bodies.delete(raw)
    for (const [raw, until] of answers) if (now > until) raw.destroy()
  }, lookEveryMs(pace)).unref()
  app.addHook('onClose', async () => clearInterval(look))
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '')

/** Tells whoever reads the body, who then answers 408. False while nobody reads it yet: then it is told later. */
function giveUp(raw: IncomingMessage): boolean {
  if (raw.readableEnded || raw.destroyed) return true
  if (raw.listenerCount('error') === 0) return false
  return raw.emit('error', new EdgeError({ code: 'request_timeout' }, { connection: 'close' }))
}
