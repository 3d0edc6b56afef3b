import { type Route, route } from '#platform/http/route.ts'
import { demoLockerCalls } from './demo-locker.calls.ts'
import { askDemoCourier, makeDemoParcel, readDemoLocker } from './demo-locker.service.ts'

/** Mounted only where messages stay on this machine. */
export const demoLockerRoutes = [
  route(demoLockerCalls.readDemoLocker, 'inbox.read', (_, context) => readDemoLocker(context)),
  route(demoLockerCalls.makeDemoParcel, 'inbox.read', ({ body }, context) =>
    makeDemoParcel(context, body.kind),
  ),
  route(demoLockerCalls.askDemoCourier, 'inbox.read', (_, context) => askDemoCourier(context)),
] satisfies Route[]
