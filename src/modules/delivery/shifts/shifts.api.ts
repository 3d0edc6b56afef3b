import { type Route, route } from '#platform/http/route.ts'
import { shiftCalls } from './shifts.calls.ts'
import { endShift, startShift } from './shifts.service.ts'

export const shiftRoutes = [
  route(shiftCalls.startShift, 'shift.work', ({ body }, context) => startShift(context, body)),
  route(shiftCalls.endShift, 'shift.work', ({ body }, context) => endShift(context, body)),
] satisfies Route[]
