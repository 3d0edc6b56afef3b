import { type Route, route } from '#platform/http/route.ts'
import { listAudit } from './audit.service.ts'
import { staffCalls } from './staff.calls.ts'
import { addStaff, changeStaff, dismiss, listStaff, renewSecondStep } from './staff.service.ts'

export const staffRoutes = [
  route(staffCalls.listStaff, 'staff.read', ({ query }, { db }) => listStaff({ db }, query)),
  route(staffCalls.addStaff, 'staff.edit', ({ body }, context) => addStaff(context, body, context)),
  route(staffCalls.changeStaff, 'staff.edit', ({ params, body }, context) =>
    changeStaff(context, params.id, body, context),
  ),
  route(staffCalls.dismissStaff, 'staff.edit', ({ params }, context) => dismiss(context, params.id, context)),
  route(staffCalls.renewSecondStep, 'staff.edit', ({ params }, context) =>
    renewSecondStep(context, params.id, context),
  ),
  route(staffCalls.listAudit, 'audit.read', ({ query }, { db }) => listAudit({ db }, query)),
] satisfies Route[]
