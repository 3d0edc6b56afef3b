import { assert } from '#kernel/assert.ts'
import { demoPeople, findPersonByPhone } from '#modules/accounts/index.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import { savePaidOut } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { type CodParcel, findOwedIds, findParcels } from '../cod/cod.repo.ts'
import { saveChoice } from '../cod/cod-choice.repo.ts'
import { ACCOUNT_PURPOSE } from '../cod/cod-choice.service.ts'
import { insertHandIn } from '../cod/cod-hand-in.repo.ts'
import { insertBatch, saveBatchSent, savePayoutConfirmed, savePayoutSent } from '../cod/cod-payout.repo.ts'
import { makePayout, moveOut } from '../cod/cod-payout.service.ts'
import { dueAt } from '../domain/cod.ts'

const hourMs = 3_600_000
const bank = { holder: 'Margʻilon Atlas MCHJ', mfo: '00444', account: '20208000905123456001' }
const MOST = 200

/** The demo's merchant is paid through the bank: older parcels are, the newest wait for the cashier. */
export async function loadDemoCod({ db, secrets }: { db: Db; secrets: Secrets }, now: Date): Promise<void> {
  const [merchant, cashier, courier] = await Promise.all([
    personOf(db, 'Margʻilon Atlas MCHJ'),
    personOf(db, 'Sanjar Usmonov'),
    personOf(db, 'Jasur Toʻxtayev'),
  ])
  const account = {
    holder: bank.holder,
    mfo: bank.mfo,
    account: secrets.seal(ACCOUNT_PURPOSE, bank.account),
    accountTail: bank.account.slice(-4),
  }
  await saveChoice(db, merchant, { payoutTo: 'bank', ...account }, now)
  const ids = (await findOwedIds(db, merchant, 'all', MOST)).map(({ orderId }) => orderId)
  // The newest one has been forgotten: late money is what the desk has to see first.
  const delivered = await findParcels(db, ids)
  const old = delivered.slice(0, -1).filter((parcel) => dueAt(parcel) < now)
  for (const parcels of byDay(old)) {
    const last = parcels.at(-1)?.collectedAt ?? now
    const at = new Date(last.getTime() + 4 * hourMs)
    const batchId = await insertBatch(db, at, cashier)
    const payout = {
      personId: merchant,
      how: 'bank',
      parcels,
      at,
      by: cashier,
      batchId,
      bank: account,
    } as const
    const payoutId = await makePayout(db, payout)
    await saveBatchSent(db, batchId, at, cashier)
    await moveOut(db, 'bank', { personId: merchant, payoutId, at, by: cashier })
    await savePayoutSent(db, payoutId)
    await savePaidOut(db, payoutId, at)
    await savePayoutConfirmed(db, payoutId, new Date(at.getTime() + 2 * hourMs))
  }
  const cash = await balanceOf(db, 'courier_cash', courier)
  if (cash > 0) await insertHandIn(db, { personId: courier, kind: 'courier', amount: cash, toldAt: now })
}

function byDay(parcels: readonly CodParcel[]): CodParcel[][] {
  const days = new Map<string, CodParcel[]>()
  for (const parcel of parcels) {
    const day = parcel.collectedAt.toISOString().slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), parcel])
  }
  return [...days.values()]
}

async function personOf(db: Db, name: (typeof demoPeople)[number]['fullName']): Promise<number> {
  const phone = demoPeople.find(({ fullName }) => fullName === name)?.phone
  const person = phone === undefined ? undefined : await findPersonByPhone(db, phone)
  assert(person, `the demo has ${name}`)
  return person.id
}
