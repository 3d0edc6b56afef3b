import { type Route, route } from '#platform/http/route.ts'
import { emptyBag, fillBag, listBags, makeBag, printBag, readBag } from './bags.service.ts'
import { loadTrip, takeFromTrip } from './scans.service.ts'
import { tripCalls } from './trips.calls.ts'
import { cancelTrip, leaveTrip, listTrips, makeTrip, readTrip, unloadTrip } from './trips.service.ts'

export const tripRoutes = [
  route(tripCalls.listTrips, 'trip.work', (_, context) => listTrips(context)),
  route(tripCalls.makeTrip, 'trip.make', ({ body }, context) => makeTrip(context, body)),
  route(tripCalls.readTrip, 'trip.work', ({ params }, context) => readTrip(context, params.id)),
  route(tripCalls.loadTrip, 'trip.work', ({ params, body }, context) =>
    loadTrip(context, { id: params.id, scan: body.parcel }),
  ),
  route(tripCalls.leaveTrip, 'trip.work', ({ params }, context) => leaveTrip(context, params.id)),
  route(tripCalls.takeFromTrip, 'trip.make', ({ params, body }, context) =>
    takeFromTrip(context, { id: params.id, scan: body.parcel }),
  ),
  route(tripCalls.unloadTrip, 'trip.make', ({ params, body }, context) =>
    unloadTrip(context, params.id, body),
  ),
  route(tripCalls.cancelTrip, 'trip.make', ({ params }, context) => cancelTrip(context, params.id)),
  route(tripCalls.listBags, 'trip.make', (_, context) => listBags(context)),
  route(tripCalls.makeBag, 'trip.make', ({ body }, context) => makeBag(context, body)),
  route(tripCalls.readBag, 'trip.make', ({ params }, context) => readBag(context, params.code)),
  route(tripCalls.fillBag, 'trip.make', ({ params, body }, context) =>
    fillBag(context, { code: params.code, scan: body.parcel }),
  ),
  route(tripCalls.emptyBag, 'trip.make', ({ params, body }, context) =>
    emptyBag(context, { code: params.code, scan: body.parcel }),
  ),
  route(tripCalls.printBag, 'trip.make', ({ params }, context) => printBag(context, params.code, 'pdf')),
  route(tripCalls.printBagZpl, 'trip.make', ({ params }, context) => printBag(context, params.code, 'zpl')),
] satisfies Route[]
