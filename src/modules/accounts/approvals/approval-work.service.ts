import { type WorkSource, workSource } from '#modules/worklist/index.ts'
import { findApprovalsDue } from './approval.repo.ts'

/** What waits for a second person. */
export const approvalWork: WorkSource = workSource({
  queue: 'approvals',
  action: 'approval.read',
  kind: 'approval',
  find: findApprovalsDue,
  tell: ({ kind, amount, due }) => ({ due, deed: 'decide_together', amount, about: kind }),
})
