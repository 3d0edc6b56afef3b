import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The ways in which a real one fails. */
export type OsrmFault =
  | 'no route'
  | 'too big'
  | 'server error'
  | 'silent'
  | 'refused connection'
  | 'garbage'
  | 'wrong shape'
  | 'endless'
  | 'elsewhere'

export type FakeOsrm = {
  url: string
  /** Paths with their questions, as they came. */
  calls: string[]
  /** The next calls fail like this, one fault a call, then all is well again. */
  failNext(...faults: OsrmFault[]): void
  close(): Promise<void>
}

type Coordinate = [number, number]

/** Roads here lead by the corner: east first, then north, 100 km to the degree at 10 metres a second. */
const metresBetween = ([fromLon, fromLat]: Coordinate, [toLon, toLat]: Coordinate) =>
  (Math.abs(toLon - fromLon) + Math.abs(toLat - fromLat)) * 100_000

/** Speaks as much of OSRM's HTTP interface (version 5) as we use. */
export async function startFakeOsrm(): Promise<FakeOsrm> {
  const faults: OsrmFault[] = []
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    const answer = (status: number, body: string) =>
      void response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(body)
    switch (faults.shift()) {
      case 'silent':
        return
      case 'refused connection':
        return void request.socket.destroy()
      case 'no route':
        return answer(400, '{"code":"NoRoute","message":"Impossible route between points"}')
      case 'too big':
        return answer(400, '{"code":"TooBig","message":"Too many table coordinates"}')
      case 'server error':
        return answer(502, '<html>bad gateway</html>')
      case 'garbage':
        return answer(200, '{"code":"Ok","routes":[')
      case 'wrong shape':
        return answer(200, '{"code":"Ok","routes":[{"distance":"far"}],"durations":"long"}')
      case 'endless':
        return answer(200, `"${'x'.repeat(9 * 1024 * 1024)}"`)
      case 'elsewhere':
        return void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()
      default:
        return answer(...answerTo(new URL(request.url ?? '', 'http://osrm')))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failNext: (...next) => void faults.push(...next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answerTo({ pathname, searchParams }: URL): [number, string] {
  const [, service, list = ''] = /^\/(route|table)\/v1\/driving\/([\d.,;-]+)$/.exec(pathname) ?? []
  const places = list.split(';').map((pair) => pair.split(',').map(Number) as Coordinate)
  if (service === undefined || places.length < 2)
    return [400, '{"code":"InvalidUrl","message":"URL string malformed"}']
  const chosen = (name: string) => {
    const text = searchParams.get(name)
    return text ? text.split(';').map((index) => places[Number(index)] as Coordinate) : places
  }
  if (service === 'table') {
    const rows = chosen('sources').map((from) => chosen('destinations').map((to) => metresBetween(from, to)))
    return [
      200,
      JSON.stringify({
        code: 'Ok',
        durations: rows.map((row) => row.map((metres) => metres / 10)),
        distances: rows,
      }),
    ]
  }
  const [from, to] = places as [Coordinate, Coordinate]
  const distance = metresBetween(from, to)
  const coordinates = [from, [to[0], from[1]], to]
  const geometry =
    searchParams.get('geometries') === 'geojson' ? { type: 'LineString', coordinates } : 'encoded'
  return [
    200,
    JSON.stringify({
      code: 'Ok',
      routes: [{ distance, duration: distance / 10, geometry, legs: [] }],
      waypoints: [],
    }),
  ]
}
