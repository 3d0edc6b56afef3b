import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const HUGE_BYTES = 4 * 1024 * 1024

type Play = (response: ServerResponse, request: IncomingMessage) => unknown

/** The ways in which a message gateway fails. */
const faults = {
  silent: () => undefined,
  'hangs up': (_, request) => request.socket.destroy(),
  'server error': (response) => response.writeHead(503).end('<h1>Bad gateway</h1>'),
  garbage: (response) => response.writeHead(200).end('{"id": "half an ans'),
  'huge body': (response) => response.writeHead(200).end(`{"id": "${'x'.repeat(HUGE_BYTES)}"}`),
  // The headers are there at once, the rest never is.
  'slow body': (response) => response.writeHead(200).write('{"id": "'),
  redirect: (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
  unauthorized: (response) => answerJson(response, 401, { message: 'Unauthenticated.' }),
} satisfies Record<string, Play>

export type GatewayFault = keyof typeof faults

/** Answers, or does not answer, as a broken gateway does. */
export function playFault(fault: GatewayFault, request: IncomingMessage, response: ServerResponse): unknown {
  const play: Play = faults[fault]
  return play(response, request)
}

export function answerJson(response: ServerResponse, status: number, body: unknown): unknown {
  return response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export type FakeServer = { url: string; close(): Promise<void> }

/** A server on a free port of this machine. */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<FakeServer> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Where nobody listens. */
export async function deadUrl(): Promise<string> {
  const server = await listen(async () => undefined)
  await server.close()
  return server.url
}
