import { makeShortLink } from '#modules/links/index.ts'
import { readReweighNews, reweighPageOf } from '#modules/orders/index.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { linksOf } from '../domain/link-life.ts'
import { templates } from '../domain/templates.ts'
import { plainAmount, type SendNoticeDeps, sendNotice } from '../notices/send-notice.service.ts'

type About = { orderId: number; eventId: string }

/** Tells whoever sent the parcel that it is cheaper, or asks whether it may be dearer. */
export async function tellReweigh(
  deps: SendNoticeDeps & { secrets: Secrets },
  about: About,
  signal: AbortSignal,
): Promise<void> {
  const { db, secrets, clock } = deps
  const now = clock.now()
  const news = await readReweighNews({ db, secrets, now }, about)
  if (!news) return
  const { phone, locale, trackingCode: track, before, after, ask } = news
  const to = { phone, locale }
  const notice = { reference: `${about.orderId}:${about.eventId}`, to, orderId: about.orderId }
  const host = new URL(deps.publicUrl).host
  if (!ask) {
    const link = host + localizedPath(locale, `/order-list/${about.orderId}`)
    const values = { track, amount: plainAmount(locale, before - after), link }
    return sendNotice(deps, { ...notice, template: templates.reweighLower, values }, signal)
  }
  const token = await makeShortLink(
    { db, secrets },
    {
      purpose: 'reweigh',
      target: localizedPath(locale, reweighPageOf(secrets, about.orderId, about.eventId)),
      reference: linksOf(about.orderId),
      expiresAt: ask.answerBy,
      now,
    },
  )
  const price = { before: plainAmount(locale, before), after: plainAmount(locale, after) }
  const values = { track, ...price, link: `${host}/${token}` }
  return ask.code === undefined
    ? sendNotice(deps, { ...notice, template: templates.reweighAsked, values }, signal)
    : sendNotice(
        deps,
        { ...notice, template: templates.reweighAtCounter, values: { ...values, code: ask.code } },
        signal,
      )
}
