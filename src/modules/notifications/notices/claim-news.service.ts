import { readClaimNews } from '#modules/orders/index.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { templates } from '../domain/templates.ts'
import { type SendNoticeDeps, sendNotice } from './send-notice.service.ts'

/** Damage that a courier or a point has reported, and what became of a parcel that was paid for and found. */
export const claimNews = {
  opened: templates.claimOpened,
  found: templates.claimFound,
} as const

/** Tells whoever sent the parcel; what exactly stands on the page: texts are fixed. */
export async function tellClaimNews(
  deps: SendNoticeDeps,
  { claimId }: { claimId: number },
  what: keyof typeof claimNews,
  signal: AbortSignal,
): Promise<void> {
  const news = await readClaimNews(deps.db, claimId)
  if (!news || news.phone === null) return
  const { phone, locale, orderId, trackingCode: track } = news
  const link = new URL(deps.publicUrl).host + localizedPath(locale, `/order-list/${orderId}`)
  await sendNotice(
    deps,
    {
      template: claimNews[what],
      reference: String(claimId),
      to: { phone, locale },
      values: { track, link },
      orderId,
    },
    signal,
  )
}
