import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import type { ApprovalList, ApprovalView } from '#modules/accounts/approvals/approvals.contract.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Person } from './parcel-world.ts'

type Outcome = { status: number; code: unknown; message: unknown; data: ApprovalView }
type Decided = 'approve' | 'reject' | 'withdraw' | 'release'

/** What people at the desk say about things that wait for a second person. */
export function secondPerson(app: Pick<TestApp, 'call'>) {
  const say = async (who: Person, verb: Decided, id: string, body: object = {}): Promise<Outcome> => {
    const { headers } = who
    const answer = await app.call(approvalsCalls[verb], { params: { id }, body: body as never, headers })
    const { code, message, data } = answer.body
    return { status: answer.status, code, message, data: data as ApprovalView }
  }
  return {
    approve: (who: Person, id: string) => say(who, 'approve', id),
    reject: (who: Person, id: string, reason = 'Summa boshqa') => say(who, 'reject', id, { reason }),
    withdraw: (who: Person, id: string) => say(who, 'withdraw', id),
    release: (who: Person, id: string, totp: string) => say(who, 'release', id, { totp }),
    seenBy: async (who: Person, query: Record<string, unknown> = {}) =>
      (await app.call(approvalsCalls.listApprovals, { query, headers: who.headers })).body
        .data as ApprovalList,
  }
}
