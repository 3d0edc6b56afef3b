import { idsInKeys, mostCounted, type WorkSource } from '#modules/worklist/index.ts'
import { findApprovalsDue } from './approval.repo.ts'

/** What waits for a second person. */
export const approvalWork: WorkSource = {
  queue: 'approvals',
  action: 'approval.read',
  isLocal: false,
  async read(db, { only, limit }) {
    const found = await findApprovalsDue(db, {
      only: idsInKeys(only, 'approval'),
      limit,
      most: mostCounted,
    })
    return {
      count: found[0]?.count ?? 0,
      rows: found.map(({ id, kind, amount, askedAt, due }) => ({
        queue: 'approvals',
        key: `approval:${id}`,
        orderId: null,
        since: askedAt,
        due,
        deed: 'decide_together',
        amount,
        about: kind,
        heldBy: null,
      })),
    }
  },
}
