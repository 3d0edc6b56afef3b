import type { Clock } from '#kernel/clock.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { makeRatingLink } from '#modules/delivery/index.ts'
import { makeShortLink } from '#modules/links/index.ts'
import { type Order, orderLimits, receiverPageOf, termsOf } from '#modules/orders/index.ts'
import { findPoint } from '#modules/points/index.ts'
import { passcodeOf } from '#modules/tracking/index.ts'
import type { Db } from '#platform/db/database.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { linkEnd, linksOf } from '../domain/link-life.ts'
import { type ChannelName, isProven, linkBy, type NoticeKind, type Side, specOf } from '../domain/notices.ts'

export type WordDeps = { db: Db; clock: Clock; secrets: Secrets; publicUrl: string }

type Told = Readonly<{ kind: NoticeKind; channel: ChannelName; locale: Locale }>

/** `valuesIn`: what the text names, with dates and places in the language it is told in; the link stays the reader's. */
export type Facts = Readonly<{
  url: string
  valuesIn(locale: Locale): Promise<Readonly<Record<string, string>>>
}>

/**
 * What a text about this order says at this moment. Undefined when the code it is for cannot be read. Where nobody has
 * shown that the reader is who they should be, there is neither a code nor a link that opens more than its number does.
 */
export async function factsOf(
  deps: WordDeps,
  order: Order,
  { kind, channel, locale }: Told,
): Promise<Facts | undefined> {
  const code = order.receiverCode && deps.secrets.open('receiver code', order.receiverCode)
  if (specOf(kind).holdsCode && !code) return undefined
  const { toCollect } = termsOf(order)
  const path = await pathOf(deps, order, { kind, channel, locale })
  return {
    url: deps.publicUrl + path,
    valuesIn: async (spoken) => ({
      track: order.trackingCode,
      code: isProven(channel) ? (code ?? '') : '',
      date: daysOf(order, kind, spoken),
      when: whenOf(order, spoken),
      pay: toCollect > 0 ? formatter(spoken).number(toCollect) : 'none',
      ...(await pointOf(deps.db, order, spoken)),
      link: new URL(deps.publicUrl).host + path,
    }),
  }
}

/** The promised days as they are kept with the order; of what waits, the last one. Empty when nothing is promised. */
function daysOf({ promise: { window }, statusAt }: Order, kind: NoticeKind, locale: Locale): string {
  const { date, dateRange } = formatter(locale)
  if (kind === 'kept_for_sender')
    return date(new Date(statusAt.getTime() + orderLimits.disposeAfterMs), 'dayMonth')
  if (!window) return ''
  if (untilKinds.includes(kind)) return date(noonOf(window.to), 'dayMonth')
  return dateRange(noonOf(window.from), noonOf(window.to))
}

const untilKinds: readonly NoticeKind[] = ['waiting_at_point', 'storage_ending']

/** The same with its hours, if there are any. */
function whenOf({ promise: { window } }: Order, locale: Locale): string {
  if (!window) return ''
  const days = formatter(locale).dateRange(noonOf(window.from), noonOf(window.to))
  return window.hours ? `${days}, ${window.hours.from}-${window.hours.to}` : days
}

async function pointOf(db: Db, { destinationPointId }: Order, locale: Locale) {
  const point = destinationPointId === null ? undefined : await findPoint(db, destinationPointId)
  return { point: point?.name[locale] ?? '', address: point?.address[locale] ?? '' }
}

async function pathOf(deps: WordDeps, order: Order, told: Told): Promise<string> {
  if (!isProven(told.channel)) return localizedPath(told.locale, `/t/${order.trackingCode}`)
  return `/${await tokenOf(deps, order, told)}`
}

/** Of a link for this reader alone: it opens the parcel without being asked who they are. */
function tokenOf(
  { db, clock, secrets }: WordDeps,
  order: Order,
  { kind, channel, locale }: Told,
): Promise<string> {
  const now = clock.now()
  const { side } = specOf(kind)
  const link = linkBy(channel, kind)
  if (link === 'rating') return makeRatingLink({ db, secrets, now }, { orderId: order.id, side, locale })
  const page = link === 'choices' ? receiverPageOf(secrets, order.id) : trackPage(secrets, order, side)
  return makeShortLink(
    { db, secrets },
    {
      purpose: link === 'choices' ? 'update' : 'track',
      target: localizedPath(locale, page),
      reference: linksOf(order.id),
      expiresAt: linkEnd(order.status, now),
      now,
    },
  )
}

const trackPage = (secrets: Secrets, { trackingCode }: Order, side: Side) =>
  `/t/${trackingCode}?p=${passcodeOf(secrets, trackingCode, side)}`
