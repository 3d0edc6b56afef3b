import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The ways in which a real one fails. */
export type NominatimFault =
  | 'too many requests'
  | 'server error'
  | 'silent'
  | 'refused connection'
  | 'garbage'
  | 'wrong shape'
  | 'endless'
  | 'elsewhere'

export type NominatimPlace = { lat: string; lon: string; display_name: string }

export type FakeNominatim = {
  url: string
  calls: { path: string; query: URLSearchParams; headers: IncomingHttpHeaders }[]
  /** What the next searches find; a reverse look-up answers with the first. */
  places: NominatimPlace[]
  /** The next calls fail like this, one fault a call, then all is well again. */
  failNext(...faults: NominatimFault[]): void
  close(): Promise<void>
}

/** Speaks as much of Nominatim over HTTP as we use. */
export async function startFakeNominatim(): Promise<FakeNominatim> {
  const faults: NominatimFault[] = []
  const calls: FakeNominatim['calls'] = []
  const places: NominatimPlace[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://nominatim')
    calls.push({ path: pathname, query: searchParams, headers: request.headers })
    const answer = (status: number, body: string) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    switch (faults.shift()) {
      case 'silent':
        return
      case 'refused connection':
        return void request.socket.destroy()
      case 'too many requests':
        return answer(429, '{"error":"slow down"}')
      case 'server error':
        return answer(503, '<html>down</html>')
      case 'garbage':
        return answer(200, '[{"lat":')
      case 'wrong shape':
        return answer(200, '[{"lat":"north","lon":null},17,{"display_name":"nowhere"}]')
      case 'endless':
        return answer(200, `["${'x'.repeat(1024 * 1024)}"]`)
      case 'elsewhere':
        return void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()
      default:
        return answer(
          200,
          JSON.stringify(pathname === '/reverse' ? (places[0] ?? { error: 'none' }) : places),
        )
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    places,
    failNext: (...next) => void faults.push(...next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
