import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Who has not sent a request to its end by then, or not taken an answer, is let go. */
const SLOW_CLIENT_MS = 10_000
/** What we ourselves have not answered by then is cut off: longer than any statement may take. */
const CALL_MS = 20_000

/** How often those are looked for that have had their answer before the word that it was the last one. */
const IDLE_MS = 100

/** Closing takes no longer than this, whatever callers do. */
export const CLOSE_LIMIT_MS = CALL_MS + 2_000

/**
 * How connections end when the server is asked to stop: at once where nothing is under way, otherwise with the answer, and
 * after a while in any case.
 */
export function endConnections(
  app: FastifyInstance,
  isOpen: () => boolean,
  { slowClientMs = SLOW_CLIENT_MS, callMs = CALL_MS } = {},
): void {
  const connections = new Map<Socket, ServerResponse | undefined>()
  app.server.on('connection', (socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  app.server.on('request', (request, response) => connections.set(request.socket, response))

  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    // Browsers keep a spare one at hand. Node takes its silence for a request that is about to come, and waits for minutes.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy()
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MS)
    app.server.once('close', () => clearInterval(idle))
    setTimeout(() => {
      for (const [socket, response] of connections) if (!isOurTurn(response)) socket.destroy()
    }, slowClientMs).unref()
    setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy()
    }, callMs).unref()
  })
  app.addHook('onSend', (_, reply, _payload, done) => {
    if (closing || !isOpen()) reply.header('Connection', 'close')
    done()
  })
}

/** The request is read and the answer not written: it is not the caller who lets us wait. */
const isOurTurn = (response: ServerResponse | undefined) =>
  response?.req.complete === true && !response.writableEnded && response.writableLength === 0
