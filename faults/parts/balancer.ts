import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often it asks whether a server is ready: as operations.md advises. */
const ASK_EVERY_MS = 1_000
/** No answer within this is a no; less would take a busy machine for a dead one. */
const ANSWER_LIMIT_MS = 5_000

export type Balancer = {
  url: string
  /** How many of its servers it thinks ready. */
  ready(): number
  /** Calls that it could not bring to an end, in its own words. */
  broken: string[]
  close(): Promise<void>
}

/**
 * A plain one: takes the servers in turn that said 200 at /readyz when they were last asked, keeps its connections to them,
 * and repeats nothing. What a server breaks, the caller gets as 502; when none is ready, 503.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const backends = servers.map((url) => ({ url, ready: false, agent: new Agent({ keepAlive: true }) }))
  const broken: string[] = []
  let turn = 0
  let closed = false

  async function look(backend: (typeof backends)[number]): Promise<void> {
    backend.ready = await fetch(`${backend.url}/readyz`, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).then(
      ({ status }) => status === 200,
      () => false,
    )
  }
  async function keepLooking(backend: (typeof backends)[number]): Promise<void> {
    while (!closed) {
      await sleep(ASK_EVERY_MS)
      await look(backend)
    }
  }

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const ready = backends.filter((backend) => backend.ready)
    const backend = ready[turn++ % ready.length]
    const giveUp = (status: number, why: string) => {
      broken.push(why)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(status).end()
    }
    if (backend === undefined) {
      giveUp(503, 'nobody is ready')
      return
    }
    const { connection: _, ...headers } = incoming.headers
    const outgoing = request(new URL(incoming.url ?? '/', backend.url), {
      method: incoming.method ?? 'GET',
      headers,
      agent: backend.agent,
    })
    outgoing.on('error', (error) => giveUp(502, `${backend.url} ${error.message}`))
    outgoing.on('response', (response) => {
      const { connection: _, 'keep-alive': __, ...told } = response.headers
      answer.writeHead(response.statusCode ?? 502, told)
      response.on('error', (error) => giveUp(502, error.message))
      response.pipe(answer)
    })
    incoming.pipe(outgoing)
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await Promise.all(backends.map(look))
  const looking = Promise.all(backends.map(keepLooking))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => backends.filter(({ ready }) => ready).length,
    broken,
    async close() {
      closed = true
      await looking
      for (const { agent } of backends) agent.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
