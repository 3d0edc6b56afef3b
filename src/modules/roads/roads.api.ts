import { type Route, route } from '#platform/http/route.ts'
import { roadsCalls } from './roads.calls.ts'
import { type Roads, tellRoute } from './roads.service.ts'

export function roadsRoutes(roads: Roads) {
  return [
    route(roadsCalls.findRoute, 'geo.read', ({ query: { from, to } }) => tellRoute(roads, from, to)),
  ] satisfies Route[]
}
