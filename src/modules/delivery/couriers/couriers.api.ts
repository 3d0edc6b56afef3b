import { type Route, route } from '#platform/http/route.ts'
import { changeCourierProfile, readCourierProfile } from './courier-profile.service.ts'
import { couriersCalls } from './couriers.calls.ts'

export const courierRoutes = [
  route(couriersCalls.readCourierProfile, 'courier-profile.read', ({ params }, { db }) =>
    readCourierProfile({ db }, params.id),
  ),
  route(couriersCalls.changeCourierProfile, 'courier-profile.edit', ({ params, body }, context) =>
    changeCourierProfile(context, params.id, body),
  ),
] satisfies Route[]
