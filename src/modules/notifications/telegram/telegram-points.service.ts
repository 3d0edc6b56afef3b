import { tashkentOffsetMs } from '#kernel/tashkent.ts'
import { type Distances, searchPoints } from '#modules/points/index.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type BotCall, bold, escaped, linked, say } from '../domain/telegram-call.ts'
import type { Speaking } from './telegram-parcel.service.ts'

const NEAREST = 3
/** A day's ride; further away a point is no help. */
const RADIUS_KM = 100

type Place = { lat: number; lon: number }
type Found = Awaited<ReturnType<typeof searchPoints>>['value'][number]

/** The nearest points to where somebody is, with today's hours and the way there. */
export async function tellPoints(
  speaking: Speaking & { distances: Distances },
  chat: number,
  near: Place,
): Promise<BotCall[]> {
  const query = { near, radius: RADIUS_KM, limit: NEAREST, cod: false, open_now: false }
  const { value: found } = await searchPoints(speaking, query, speaking)
  if (found.length === 0) return [say(chat, escaped(speaking.translate('telegram.bot.noPoints')))]
  const title = bold(speaking.translate('telegram.bot.points'))
  return [say(chat, [title, ...found.map((point) => wordsOf(speaking, point))].join('\n\n'))]
}

function wordsOf({ translate, locale, now }: Speaking, point: Found): string {
  const { name, address, landmark, lat, lon, distance_m: metres = 0, by } = point
  const kilometres = formatter(locale).number(Math.max(metres, 100) / 1000, 1)
  const distance = translate(by === 'road' ? 'telegram.bot.byRoad' : 'telegram.bot.byAir', { kilometres })
  return [
    `📍 ${bold(name)} · ${escaped(distance)}`,
    escaped([address, landmark].filter(Boolean).join(', ')),
    escaped(hoursOf(translate, point, now)),
    `${linked(`https://yandex.uz/maps/?rtext=~${lat},${lon}&rtt=auto`, 'Yandex')} · ${linked(
      `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`,
      'Google',
    )}`,
  ].join('\n')
}

/** UTC+5 all year; seven days from Monday. */
const weekdayOf = (now: Date) => (new Date(now.getTime() + tashkentOffsetMs).getUTCDay() + 6) % 7

function hoursOf(translate: Speaking['translate'], point: Found, now: Date): string {
  const spans = point.hours[weekdayOf(now)] ?? []
  if (point.state === 'closed' || spans.length === 0) return translate('telegram.bot.closedToday')
  const hours = spans.map(({ from, to }) => `${from}–${to}`).join(', ')
  return translate(point.open_now ? 'telegram.bot.openNow' : 'telegram.bot.closedNow', { hours })
}
