import { findPerson } from '#modules/accounts/index.ts'
import { sumOwed } from '#modules/ledger/index.ts'
import { templates } from '../domain/templates.ts'
import { balanceLink, plainAmount, type SendNoticeDeps, sendNotice } from '../notices/send-notice.service.ts'

/** What is owed is asked for when it is sent: whoever has paid meanwhile, or disputes it, is left alone. */
export async function remindOfDebts(
  deps: SendNoticeDeps,
  { personId, day, at }: { personId: number; day: number; at: string },
  signal: AbortSignal,
): Promise<void> {
  const { phone, locale } = await findPerson(deps.db, personId)
  const { undisputed: owed } = await sumOwed(deps.db, personId)
  if (phone === null || owed === 0) return
  await sendNotice(
    deps,
    {
      template: templates.debtReminder,
      reference: `${personId}:${day}:${at}`,
      to: { phone, locale },
      values: { amount: plainAmount(locale, owed), link: balanceLink(deps, locale) },
    },
    signal,
  )
}
