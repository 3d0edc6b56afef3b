import { noonOf } from '#kernel/tashkent.ts'
import type { Tracked } from '#modules/tracking/tracking.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'

/** Says a message in the language of the page; on the server and in the browser. */
export type Say = (key: MessageKey, values?: MessageValues) => string

export type When = Readonly<{ big: string; small: string; tone: 'ahead' | 'delivered' | 'ended' }>

type Asked = Readonly<{ locale: Locale; now: Date; say: Say }>

/** The one answer everybody looks for: when it will be there, or what became of it. */
export function whenOf({ order, data }: Tracked, asked: Asked): When {
  const { say, locale } = asked
  const { date, dateTime } = formatter(locale)
  const { delivered_at: delivered, stored_until: until } = data
  if (data.ended) return endedOf(data, say)
  if (delivered !== null && data.stage === 'over')
    return {
      big: say('tracking.when.delivered'),
      small: dateTime(new Date(delivered), 'dayMonth'),
      tone: 'delivered',
    }
  if (data.stage === 'waiting')
    return {
      big: say('tracking.when.waiting'),
      small: until === null ? '' : say('tracking.when.until', { date: date(new Date(until), 'dayMonth') }),
      tone: 'ahead',
    }
  if (data.promised === null) {
    const isRefused = data.promise_reason === 'refused'
    return {
      big: say(isRefused ? 'tracking.when.refused' : 'tracking.when.expired'),
      small: say(isRefused ? 'tracking.when.expiredText' : 'tracking.when.attemptsUsed'),
      tone: 'ended',
    }
  }
  return { big: promisedText(data.promised, asked), small: say(sentenceOf({ order, data })), tone: 'ahead' }
}

function endedOf({ ended, steps }: Tracked['data'], say: Say): When {
  const hasLeft = steps.slice(2).some(({ state }) => state !== 'ahead')
  const returns = ended === 'expired' && hasLeft
  return {
    big: say(returns ? 'tracking.when.expired' : 'tracking.when.cancelled'),
    small: say(returns ? 'tracking.when.expiredText' : 'tracking.when.cancelledText'),
    tone: 'ended',
  }
}

type Promised = NonNullable<Tracked['data']['promised']>

const dayMs = 86_400_000

function promisedText({ from, to, hours }: Promised, { locale, now, say }: Asked): string {
  const { date, dateRange } = formatter(locale)
  const named = (day: Date) => {
    const away = date(day, 'short')
    if (away === date(now, 'short')) return say('tracking.when.today')
    if (away === date(now.getTime() + dayMs, 'short')) return say('tracking.when.tomorrow')
    return date(day, 'dayMonth')
  }
  const day = from === to ? named(noonOf(from)) : dateRange(noonOf(from), noonOf(to))
  return hours ? say('tracking.when.hours', { day, from: hours.from, to: hours.to }) : day
}

const endsAtPoint: readonly number[] = [1, 3]

function sentenceOf({ order, data }: Tracked): MessageKey {
  const { promised, stage } = data
  if (order.status === 'draft') return 'tracking.when.draft'
  if (stage === 'failed' && !data.redirected) return 'tracking.when.failed'
  if (promised?.late) return 'tracking.when.late'
  if (promised?.reason === 'delivery_undone') return 'tracking.when.undone'
  if (data.redirected || endsAtPoint.includes(order.delivery_option)) return 'tracking.when.toPoint'
  if (promised?.hours) return 'tracking.when.inHours'
  return promised?.from === promised?.to ? 'tracking.when.onDay' : 'tracking.when.onDays'
}
