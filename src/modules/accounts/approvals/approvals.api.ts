import { type Route, route } from '#platform/http/route.ts'
import { type ApprovalDeeds, approve, reject, release, withdraw } from './approval.service.ts'
import { listApprovals } from './approval-view.service.ts'
import { approvalsCalls } from './approvals.calls.ts'

export const approvalRoutes = (deeds: ApprovalDeeds) =>
  [
    route(approvalsCalls.listApprovals, 'approval.read', ({ query }, context) =>
      listApprovals(context, query),
    ),
    route(approvalsCalls.approve, 'approval.decide', ({ params }, context) =>
      approve(context, deeds, params.id),
    ),
    route(approvalsCalls.reject, 'approval.decide', ({ params, body }, context) =>
      reject(context, params.id, body.reason),
    ),
    route(approvalsCalls.withdraw, 'approval.decide', ({ params }, context) => withdraw(context, params.id)),
    route(approvalsCalls.release, 'approval.decide', ({ params, body }, context) =>
      release(context, deeds, params.id, body.totp),
    ),
  ] satisfies Route[]
