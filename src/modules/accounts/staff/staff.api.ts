import { type Route, route } from '#platform/http/route.ts'
import { listAudit, type ThingNames } from './audit.service.ts'
import { staffCalls } from './staff.calls.ts'
import { addStaff, changeStaff, dismiss, listStaff, renewSecondStep } from './staff.service.ts'
import { readHeld, type StaffHands } from './staff-hands.service.ts'

export function staffRoutes(hands: StaffHands, names: ThingNames) {
  return [
    route(staffCalls.listStaff, 'staff.read', ({ query }, { db }) => listStaff({ db }, query)),
    route(staffCalls.addStaff, 'staff.edit', ({ body }, context) => addStaff(context, body, context)),
    route(staffCalls.changeStaff, 'staff.edit', ({ params, body }, context) =>
      changeStaff(context, params.id, body, { actor: context, hands }),
    ),
    route(staffCalls.readHeld, 'staff.read', ({ params }, { db }) => readHeld({ db }, params.id, hands)),
    route(staffCalls.dismissStaff, 'staff.edit', ({ params }, context) =>
      dismiss(context, params.id, { actor: context, hands }),
    ),
    route(staffCalls.renewSecondStep, 'staff.edit', ({ params }, context) =>
      renewSecondStep(context, params.id, context),
    ),
    route(staffCalls.listAudit, 'audit.read', ({ query }, context) => listAudit(context, query, names)),
  ] satisfies Route[]
}
