import { type Route, route } from '#platform/http/route.ts'
import { lockersDeskCalls } from './lockers-desk.calls.ts'
import { clearFault, endDevice, makeKey, readLocker, setCells } from './lockers-desk.service.ts'

export const lockerDeskRoutes = [
  route(lockersDeskCalls.readLocker, 'locker.manage', ({ params }, context) =>
    readLocker(context, params.id),
  ),
  route(lockersDeskCalls.makeLockerKey, 'locker.manage', ({ params }, context) =>
    makeKey(context, params.id),
  ),
  route(lockersDeskCalls.endLockerDevice, 'locker.manage', ({ params }, context) =>
    endDevice(context, params.id),
  ),
  route(lockersDeskCalls.setLockerCells, 'locker.manage', ({ params, body }, context) =>
    setCells(context, params.id, body),
  ),
  route(lockersDeskCalls.clearLockerFault, 'locker.manage', ({ params, body }, context) =>
    clearFault(context, params, body.inside),
  ),
] satisfies Route[]
