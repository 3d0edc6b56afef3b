import { findPeople } from '#modules/accounts/index.ts'
import { idsInKeys, mostCounted, type WorkSource } from '#modules/worklist/index.ts'
import { CLOCK_MS } from '../domain/cod.ts'
import { findCodDue, findTopUpsWaiting, type MoneyWork } from './money-work.repo.ts'

/** A receipt is looked at within two hours. */
const topUpMs = 2 * 3_600_000

const codDeed = ({ isWithCollector, isListed }: MoneyWork) => {
  if (isListed) return 'send_to_bank'
  return isWithCollector ? 'take_cash' : 'pay_out'
}

/** What money has waiting at the desk. */
export const moneyWork: readonly WorkSource[] = [
  {
    queue: 'cod_due',
    action: 'cod.pay-out',
    isLocal: false,
    async read(db, { only, limit }) {
      const found = await findCodDue(db, { only: idsInKeys(only, 'cod'), limit, most: mostCounted })
      return {
        count: found[0]?.count ?? 0,
        rows: found.map((row) => ({
          queue: 'cod_due',
          key: `cod:${row.id}`,
          orderId: row.orderId,
          since: row.since,
          due: new Date(row.since.getTime() + CLOCK_MS),
          deed: codDeed(row),
          amount: row.amount,
          about: null,
          heldBy: null,
        })),
      }
    },
  },
  {
    queue: 'top_ups',
    action: 'top-up.review',
    isLocal: false,
    async read(db, { only, limit }) {
      const found = await findTopUpsWaiting(db, { only: idsInKeys(only, 'top-up'), limit, most: mostCounted })
      const people = await findPeople(
        db,
        found.map(({ personId }) => personId),
      )
      return {
        count: found[0]?.count ?? 0,
        rows: found.map(({ id, since, amount, personId }) => ({
          queue: 'top_ups',
          key: `top-up:${id}`,
          orderId: null,
          since,
          due: new Date(since.getTime() + topUpMs),
          deed: 'check_receipt',
          amount,
          about: people.get(personId)?.company ?? people.get(personId)?.fullName ?? null,
          heldBy: null,
        })),
      }
    },
  },
]
