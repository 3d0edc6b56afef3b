import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { type ApprovalDeed, askApproval, findPerson, findPersonByPhone } from '#modules/accounts/index.ts'
import { creditOf, findCredits, saveCreditLimit } from '#modules/ledger/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { CreditRequest, CreditView } from './credit.contract.ts'

const MERCHANT = 8
/** More than the company will ever trust. */
const MOST = 500

const nothing = { limit: 0, owed: 0, held: 0, free: 0 }

export async function readCredit(context: RequestContext): Promise<Ok<typeof nothing>> {
  const credit = await creditOf(context.db, personIn(context))
  return ok(credit ? { ...credit, free: Math.max(0, credit.free) } : nothing)
}

export async function listCredits({ db }: RequestContext): Promise<Ok<{ items: CreditView[] }>> {
  const items: CreditView[] = []
  for (const { personId, limit, owed, held, setAt } of await findCredits(db, MOST)) {
    const { fullName, company, phone } = await findPerson(db, personId)
    const person = { id: String(personId), full_name: fullName, company, phone }
    items.push({ person, limit, owed, held, free: limit - owed - held, set_at: setAt.toISOString() })
  }
  return ok({ items })
}

type AskCode = 'not_found' | 'credit_not_merchant' | 'credit_unchanged' | 'credit_own' | 'approval_waiting'

/** One asks, another approves: nobody lends the company's money alone. */
export function askCredit(
  context: RequestContext,
  { phone, amount, note }: CreditRequest,
): Promise<Result<{ approval_id: string }, Failure<AskCode>>> {
  const by = personIn(context)
  return context.db.transaction(async (tx) => {
    const person = await findPersonByPhone(tx, phone)
    if (!person) return err({ code: 'not_found' })
    if (person.id === by) return err({ code: 'credit_own' })
    if (person.type !== MERCHANT) return err({ code: 'credit_not_merchant' })
    const before = (await creditOf(tx, person.id))?.limit ?? 0
    if (before === amount) return err({ code: 'credit_unchanged' })
    const asked = await askApproval(tx, {
      kind: 'credit_limit',
      subject: `person:${person.id}`,
      amount,
      input: {
        note,
        before,
        person: { id: String(person.id), full_name: person.fullName, company: person.company },
      },
      askedBy: by,
      now: context.now,
      due: null,
      actor: context,
    })
    return asked.ok ? ok({ approval_id: String(asked.value.approval) }) : err({ code: asked.error })
  })
}

/** What a second person's yes does. */
export const setCreditByTwo: ApprovalDeed = async (tx, { subject, amount, approvedBy, now }) => {
  const personId = Number(subject.split(':')[1])
  assert(amount !== null, 'a limit is a sum')
  if (personId === approvedBy) return err({ code: 'credit_own' })
  await saveCreditLimit(tx, { personId, amount, at: now, by: approvedBy })
  return ok({})
}
