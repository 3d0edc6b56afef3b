import { findPerson, readChoices } from '#modules/accounts/index.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { watchAfter } from '../domain/low-balance.ts'
import { templates } from '../domain/templates.ts'
import { balanceLink, plainAmount, type SendNoticeDeps, sendNotice } from '../notices/send-notice.service.ts'
import { lockWatch, markTold, saveWatch } from './low-balance.repo.ts'

type Moved = { personId: number; change: number }

/**
 * Tells a person once that less is left than they wanted to have, and again only after it was more. Tried again until a
 * gateway has taken it: a fall that was not told stays so.
 */
export async function watchBalance(deps: SendNoticeDeps, moved: Moved, signal: AbortSignal): Promise<void> {
  const { db } = deps
  const { personId } = moved
  const person = await findPerson(db, personId)
  const fallen = await db.transaction((tx) => judge(tx, person.lowBalanceThreshold, moved))
  if (!fallen || person.phone === null) return
  const { value: choices } = await readChoices({ db }, personId)
  if (!choices.low_balance.sms) return
  await sendNotice(
    deps,
    {
      template: templates.lowBalance,
      reference: `${personId}:${fallen.fall}`,
      to: { phone: person.phone, locale: person.locale },
      values: {
        amount: plainAmount(person.locale, fallen.balance),
        link: balanceLink(deps, person.locale),
      },
      onSent: (tx) => markTold(tx, personId, fallen.fall),
    },
    signal,
  )
}

async function judge(
  tx: Db,
  threshold: number | null,
  { personId, change }: Moved,
): Promise<{ fall: number; balance: number } | undefined> {
  const before = await lockWatch(tx, personId)
  const balance = await balanceOf(tx, 'customer_balance', personId)
  const watch = watchAfter(before, { balance, threshold, change })
  await saveWatch(tx, personId, watch)
  return watch.isTold ? undefined : { fall: watch.fall, balance }
}
