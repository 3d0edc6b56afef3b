import { findPerson } from '#modules/accounts/index.ts'
import { findReferral } from '#modules/promos/index.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { templates } from '../domain/templates.ts'
import { plainAmount, type SendNoticeDeps, sendNotice } from '../notices/send-notice.service.ts'

const linkTo = ({ publicUrl }: SendNoticeDeps, locale: Locale) =>
  new URL(publicUrl).host + localizedPath(locale, '/referral/main')

type Reminder = { friendId: number; daysLeft: number; missing: number; reward: number }

/** The friend has time left, and something to send. Whoever is refused or done meanwhile is left alone. */
export async function remindFriend(
  deps: SendNoticeDeps,
  { friendId, daysLeft, missing, reward }: Reminder,
  signal: AbortSignal,
): Promise<void> {
  const referral = await findReferral(deps.db, friendId)
  const { phone, locale } = await findPerson(deps.db, friendId)
  if (phone === null || referral?.state !== 'collecting') return
  await sendNotice(
    deps,
    {
      template: templates.referralReminder,
      reference: `${friendId}:${daysLeft}`,
      to: { phone, locale },
      values: {
        days: String(daysLeft),
        missing: String(missing),
        amount: plainAmount(locale, reward),
        link: linkTo(deps, locale),
      },
    },
    signal,
  )
}

type Decision = { friendId: number; state: 'paid' | 'refused' | 'taken_back' }

const decisions = {
  paid: templates.referralPaid,
  refused: templates.referralRefused,
  taken_back: templates.referralTakenBack,
} as const

/** Both are told, each in their language; the page behind the link says why. */
export async function tellReferral(
  deps: SendNoticeDeps,
  { friendId, state }: Decision,
  signal: AbortSignal,
): Promise<void> {
  const referral = await findReferral(deps.db, friendId)
  // Decided otherwise since: that has its own message.
  if (referral?.state !== state) return
  for (const person of [referral.inviterId, friendId]) {
    const { phone, locale } = await findPerson(deps.db, person)
    if (phone === null) continue
    await sendNotice(
      deps,
      {
        template: decisions[state],
        reference: `${friendId}:${person}`,
        to: { phone, locale },
        values: { amount: plainAmount(locale, referral.reward ?? 0), link: linkTo(deps, locale) },
      },
      signal,
    )
  }
}
