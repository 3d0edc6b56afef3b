import { type Route, route } from '#platform/http/route.ts'
import { handWork, leaveWork, noteWork, settleWork, takeWork } from './tell.service.ts'
import { worklistCalls } from './worklist.calls.ts'
import { listQueues, listWork, readWork, type WorkDoors } from './worklist.service.ts'

export const worklistRoutes = (doors: WorkDoors) =>
  [
    route(worklistCalls.listQueues, 'worklist.read', ({ query }, context) =>
      listQueues(doors, context, query),
    ),
    route(worklistCalls.listWork, 'worklist.read', ({ query }, context) => listWork(doors, context, query)),
    route(worklistCalls.readWork, 'worklist.read', ({ params }, context) =>
      readWork(doors, context, params.key),
    ),
    route(worklistCalls.takeWork, 'worklist.work', ({ params, body }, context) =>
      takeWork(doors, context, params.key, body),
    ),
    route(worklistCalls.leaveWork, 'worklist.work', ({ params }, context) =>
      leaveWork(doors, context, params.key),
    ),
    route(worklistCalls.handWork, 'worklist.work', ({ params, body }, context) =>
      handWork(doors, context, params.key, body),
    ),
    route(worklistCalls.noteWork, 'worklist.work', ({ params, body }, context) =>
      noteWork(doors, context, params.key, body),
    ),
    route(worklistCalls.settleWork, 'worklist.work', ({ params, body }, context) =>
      settleWork(doors, context, params.key, body),
    ),
  ] satisfies Route[]
