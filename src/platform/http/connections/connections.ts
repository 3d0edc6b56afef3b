import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../network-of.ts'
import type { Pace } from './pace.ts'

/** Who has not sent a request to its end by then, or not taken an answer, is let go. */
const SLOW_CLIENT_MS = 10_000
/** What we ourselves have not answered by then is cut off: longer than any statement may take. */
const CALL_MS = 20_000

/**
 * Questions on one connection that wait for their answers. Browsers and proxies ask the next when they have the last; whoever
 * sends hundreds in one packet and takes none of the answers has them all held in memory.
 */
const MOST_AHEAD = 32

/** How often those are looked for that have had their answer before the word that it was the last one. */
const IDLE_MS = 100

/** Closing takes no longer than this, whatever callers do. */
export const CLOSE_LIMIT_MS = CALL_MS + 2_000

type ConnectionLimits = Pick<Pace, 'connections' | 'connectionsPerAddress'> & {
  /** Behind a proxy of ours every connection is the proxy's: it has to count them itself. */
  behindProxy: boolean
}

type Ending = {
  /** False once the server is asked to stop. */
  isOpen(): boolean
  slowClientMs?: number
  callMs?: number
}

/** With the answer that is being made or taken there; whoever has asked nothing for longest comes first. */
type Connections = Map<Socket, ServerResponse | undefined>

/** The server's connections: how many there may be, and how they end when it is asked to stop. */
export function holdConnections(app: FastifyInstance, limits: ConnectionLimits, ending: Ending): void {
  const connections: Connections = new Map()
  const byNetwork = new Map<string, number>()

  app.server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const open = byNetwork.get(network) ?? 0
    const isTooMany = !limits.behindProxy && open >= limits.connectionsPerAddress
    if (isTooMany || !makeRoom(connections, limits)) return void socket.destroy()
    byNetwork.set(network, open + 1)
    connections.set(socket, undefined)
    socket.once('close', () => {
      connections.delete(socket)
      const left = (byNetwork.get(network) ?? 1) - 1
      if (left > 0) byNetwork.set(network, left)
      else byNetwork.delete(network)
    })
  })
  const asked = new WeakMap<Socket, number>()
  app.server.on('request', ({ socket }, response) => {
    const ahead = (asked.get(socket) ?? 0) + 1
    asked.set(socket, ahead)
    if (ahead > MOST_AHEAD) socket.destroy()
    connections.set(socket, response)
    response.once('close', () => {
      asked.set(socket, (asked.get(socket) ?? 1) - 1)
      // Another answer stands there when the next question came before this one was taken.
      if (connections.get(socket) !== response) return
      connections.delete(socket)
      if (!socket.destroyed) connections.set(socket, undefined)
    })
  })
  endWithServer(app, connections, ending)
}

/**
 * Past the bound a newcomer takes the place of whoever has asked nothing for longest, so that health checks and people
 * come in however many sit there silently. False when everybody is being answered.
 */
function makeRoom(connections: Connections, limits: ConnectionLimits): boolean {
  if (connections.size < limits.connections) return true
  for (const [socket, answer] of connections) {
    if (answer) continue
    connections.delete(socket)
    socket.destroy()
    return true
  }
  return false
}

/** At once where nothing is under way, otherwise with the answer, and after a while in any case. */
function endWithServer(
  app: FastifyInstance,
  connections: Connections,
  { isOpen, slowClientMs = SLOW_CLIENT_MS, callMs = CALL_MS }: Ending,
): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    // Browsers keep a spare one at hand. Node takes its silence for a request that is about to come, and waits for minutes.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy()
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MS)
    app.server.once('close', () => clearInterval(idle))
    setTimeout(() => {
      for (const [socket, answer] of connections) if (!isOurTurn(answer)) socket.destroy()
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
const isOurTurn = (answer: ServerResponse | undefined) =>
  answer?.req.complete === true && !answer.writableEnded && answer.writableLength === 0
