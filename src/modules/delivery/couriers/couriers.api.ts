import { type Route, route } from '#platform/http/route.ts'
import { readBoard, readCourierParcels } from './courier-board.service.ts'
import { changeCourierProfile, readCourierProfile } from './courier-profile.service.ts'
import { couriersCalls } from './couriers.calls.ts'

export const courierRoutes = [
  route(couriersCalls.readBoard, 'courier-profile.read', (_, context) => readBoard(context)),
  route(couriersCalls.readCourierParcels, 'courier-profile.read', ({ params }, context) =>
    readCourierParcels(context, params.id),
  ),
  route(couriersCalls.readCourierProfile, 'courier-profile.read', ({ params }, { db }) =>
    readCourierProfile({ db }, params.id),
  ),
  route(couriersCalls.changeCourierProfile, 'courier-profile.edit', ({ params, body }, context) =>
    changeCourierProfile(context, params.id, body),
  ),
] satisfies Route[]
