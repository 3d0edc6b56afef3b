import { findPerson } from '#modules/accounts/index.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { templates } from '../domain/templates.ts'
import { type SendNoticeDeps, sendNotice } from './send-notice.service.ts'

/** However many parcels somebody meant to bring there: one message. */
export async function tellDropPointCloses(
  deps: SendNoticeDeps,
  { personId, pointId }: { personId: number; pointId: number },
  signal: AbortSignal,
): Promise<void> {
  const { phone, locale } = await findPerson(deps.db, personId)
  if (phone === null) return
  const link = new URL(deps.publicUrl).host + localizedPath(locale, '/services-near-you')
  await sendNotice(
    deps,
    {
      template: templates.dropPointCloses,
      reference: `${pointId}:${personId}`,
      to: { phone, locale },
      values: { link },
    },
    signal,
  )
}
