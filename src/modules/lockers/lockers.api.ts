import { ok } from '#kernel/result.ts'
import { type Route, route } from '#platform/http/route.ts'
import { courierCode } from './codes/courier-code.service.ts'
import { readDropCode, renewDropCode } from './codes/drop-code.service.ts'
import { signInDevice } from './device/device.service.ts'
import { readBank } from './doors/bank.service.ts'
import { collectParcels, scanParcel } from './doors/courier.service.ts'
import { reportFault } from './doors/fault.service.ts'
import { typeCode } from './doors/keypad.service.ts'
import { shutDoor } from './doors/shut.service.ts'
import { lockersCalls } from './lockers.calls.ts'

export const lockerRoutes = [
  route(lockersCalls.signInLocker, 'locker.sign-in', ({ body }, context) => signInDevice(context, body)),
  route(lockersCalls.readBank, 'locker.work', async (_, context) => ok(await readBank(context))),
  route(lockersCalls.typeCode, 'locker.work', ({ body }, context) => typeCode(context, body)),
  route(lockersCalls.scanParcel, 'locker.work', ({ body }, context) => scanParcel(context, body)),
  route(lockersCalls.collectParcels, 'locker.work', ({ body }, context) => collectParcels(context, body)),
  route(lockersCalls.shutDoor, 'locker.work', ({ params, body }, context) =>
    shutDoor(context, params.id, body.inside),
  ),
  route(lockersCalls.reportFault, 'locker.work', ({ params, body }, context) =>
    reportFault(context, params.number, body),
  ),
  route(lockersCalls.courierCode, 'locker.courier-code', ({ body }, context) =>
    courierCode(context, body.point_id),
  ),
  route(lockersCalls.readDropCode, 'locker.drop-code', ({ params }, context) =>
    readDropCode(context, params.id),
  ),
  route(lockersCalls.renewDropCode, 'locker.drop-code', ({ params }, context) =>
    renewDropCode(context, params.id),
  ),
] satisfies Route[]
