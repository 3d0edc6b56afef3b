import { findPerson } from '#modules/accounts/index.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { type KnownTemplate, templates } from '../domain/templates.ts'
import { type SendNoticeDeps, sendNotice } from '../notices/send-notice.service.ts'

type Chosen = { personId: number; at: string }

/** To the phone itself: whoever has only the session does not read it. */
export const tellPayoutChosen = (deps: SendNoticeDeps, chosen: Chosen, signal: AbortSignal) =>
  tell(deps, chosen, () => ({ template: templates.payoutChosen, values: {} }), signal)

/** In time to withdraw it: the link leads to the page where that is done. */
export const tellAccountWaits = (
  deps: SendNoticeDeps,
  { validFrom, ...asked }: Chosen & { validFrom: string },
  signal: AbortSignal,
) =>
  tell(
    deps,
    asked,
    (locale) => {
      const format = formatter(locale)
      const from = new Date(validFrom)
      return {
        template: templates.payoutWaiting,
        values: { date: format.date(from, 'dayMonth'), time: format.time(from) },
      }
    },
    signal,
  )

async function tell(
  deps: SendNoticeDeps,
  { personId, at }: Chosen,
  words: (locale: Locale) => { template: KnownTemplate; values: Record<string, string> },
  signal: AbortSignal,
): Promise<void> {
  const { phone, locale } = await findPerson(deps.db, personId)
  if (phone === null) return
  const link = new URL(deps.publicUrl).host + localizedPath(locale, '/dashboard/cod')
  const { template, values } = words(locale)
  const to = { phone, locale }
  await sendNotice(
    deps,
    { template, reference: `${personId}:${at}`, to, values: { ...values, link } },
    signal,
  )
}
