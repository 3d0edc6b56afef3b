import { type Ok, ok } from '#kernel/result.ts'
import { findPeople } from '#modules/accounts/index.ts'
import { findHeldCash, type HeldCash } from '#modules/ledger/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { sumToldByPerson } from '../cod/cod-hand-in.repo.ts'
import type { HeldCashView } from './cash.contract.ts'
import { findDesks } from './cash-desk.repo.ts'

const MOST = 500

const isDesk = ({ kind }: HeldCash) => kind === 'cash_desk'
const sumOf = (held: readonly HeldCash[]) => held.reduce((sum, { amount }) => sum + amount, 0)

/** Who holds how much cash now, by the books, and since when the oldest part of it: whoever holds the oldest first. */
export async function listHeld({ db }: Pick<RequestContext, 'db'>): Promise<Ok<HeldCashView>> {
  const held = await findHeldCash(db, MOST)
  const inHands = held.filter((one) => !isDesk(one))
  const inDesks = held.filter(isDesk)
  const ids = inHands.map(({ owner }) => owner)
  const [people, told, desks] = [
    await findPeople(db, ids),
    await sumToldByPerson(db, ids),
    await findDesks(db),
  ]
  return ok({
    people: inHands.map(({ kind, owner, amount, since }) => ({
      person: {
        id: String(owner),
        full_name: people.get(owner)?.fullName ?? '',
        phone: people.get(owner)?.phone ?? null,
      },
      kind: kind === 'agent_cash' ? 'agent' : 'courier',
      amount,
      told: told.get(`${owner} ${kind === 'agent_cash' ? 'agent' : 'courier'}`) ?? 0,
      since: since.toISOString(),
    })),
    desks: desks.map(({ id, name }) => {
      const here = inDesks.find(({ owner }) => owner === id)
      return { id: String(id), name, amount: here?.amount ?? 0, since: here?.since.toISOString() ?? null }
    }),
    totals: { people: sumOf(inHands), desks: sumOf(inDesks) },
  })
}
