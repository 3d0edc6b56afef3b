import { brand } from '#kernel/brand.ts'
import { findPerson } from '#modules/accounts/index.ts'
import { formatter } from '#platform/i18n/format.ts'
import { templates } from '../domain/templates.ts'
import { type SendNoticeDeps, sendNotice } from './send-notice.service.ts'

const templateOf = { phone_set_up: templates.phoneSetUp, suspended: templates.workSuspended } as const

export type StaffNews = { personId: number; news: keyof typeof templateOf; at: string }

/** To the number itself: a phone that was set up by somebody else, or an end of work, is not seen in the app. */
export async function tellStaffNews(
  deps: SendNoticeDeps,
  { personId, news, at }: StaffNews,
  signal: AbortSignal,
): Promise<void> {
  const { phone, locale } = await findPerson(deps.db, personId)
  if (phone === null) return
  const reference = `${personId}:${at}`
  const values = { phone: formatter(locale).phone(brand.supportPhones[0]) }
  await sendNotice(deps, { template: templateOf[news], reference, to: { phone, locale }, values }, signal)
}
