import { boxClasses } from '#modules/pricing/domain/tariff.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { Sources } from './figures.ts'

type Speech = Readonly<{ locale: Locale; say: (key: MessageKey, values?: MessageValues) => string }>
type Row = Readonly<Record<string, string>>
type Table = Readonly<{
  columns: readonly string[]
  /** Columns of figures. */
  figures: readonly string[]
  rows: (sources: Sources, speech: Speech) => Row[]
}>

/** Tables that are made from the tariff in force. A page says the head of each column in `<block>.head.<column>`. */
export const tables = {
  coverLevels: {
    columns: ['upTo', 'price'],
    figures: ['upTo', 'price'],
    rows({ tariff: { cover } }, { locale, say }) {
      const { money } = formatter(locale)
      return [{ upTo: cover.free, price: 0 }, ...cover.levels].map(({ upTo, price }) => ({
        upTo: money(upTo),
        price: price === 0 ? say('info.covered.live.free') : money(price),
      }))
    },
  },
  boxes: {
    columns: ['size', 'weight', 'sides'],
    figures: ['weight', 'sides'],
    rows({ tariff: { boxes } }, { locale, say }) {
      const { weight, size } = formatter(locale)
      return boxClasses.map((name) => ({
        size: say(`pricing.sizes.${name}`),
        weight: weight(boxes[name].upToGrams),
        sides: size(boxes[name].sidesCm),
      }))
    },
  },
  packages: {
    columns: ['shipments', 'price', 'each'],
    figures: ['price', 'each'],
    rows({ tariff: { flexible } }, { locale, say }) {
      const { money, number } = formatter(locale)
      return flexible.packages.map(({ shipments, price }) => ({
        shipments: say('pricingPage.packages.shipments', { count: shipments, shown: number(shipments) }),
        price: money(price),
        each: money(Math.round(price / shipments)),
      }))
    },
  },
  /** What each kind of place takes. */
  places: {
    columns: ['place', 'weight', 'sides'],
    figures: ['weight', 'sides'],
    rows({ tariff: { limits } }, { locale, say }) {
      const { weight, size } = formatter(locale)
      const { mailbox, locker, point, door } = limits
      return [
        { name: 'mailbox', grams: mailbox.grams, sides: mailbox.sidesCm },
        { name: 'locker', grams: locker.grams, sides: locker.sidesCm },
        { name: 'point', grams: point.grams, sides: [point.longestCm] },
        { name: 'door', grams: door.grams, sides: [door.longestCm] },
        { name: 'request', grams: limits.onRequestGrams, sides: [door.longestCm] },
      ].map(({ name, grams, sides }) => ({
        place: say(`pricingPage.limits.${name}` as 'pricingPage.limits.door'),
        weight: weight(grams),
        sides: size(sides),
      }))
    },
  },
} as const satisfies Readonly<Record<string, Table>>

export type TableName = keyof typeof tables
