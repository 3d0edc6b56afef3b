import { findPerson } from '#modules/accounts/index.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { templates } from '../domain/templates.ts'
import { type SendNoticeDeps, sendNotice } from '../notices/send-notice.service.ts'

/** To the phone itself: whoever has only the session does not read it. */
export async function tellPayoutChosen(
  deps: SendNoticeDeps,
  { personId, at }: { personId: number; at: string },
  signal: AbortSignal,
): Promise<void> {
  const { phone, locale } = await findPerson(deps.db, personId)
  if (phone === null) return
  const link = new URL(deps.publicUrl).host + localizedPath(locale, '/dashboard/cod')
  const reference = `${personId}:${at}`
  await sendNotice(
    deps,
    { template: templates.payoutChosen, reference, to: { phone, locale }, values: { link } },
    signal,
  )
}
