import { noonOf } from '#kernel/tashkent.ts'
import { parseTrackingCode, type TrackingCode } from '#kernel/tracking-code.ts'
import { findTracked, passcodeOf, type Tracked } from '#modules/tracking/index.ts'
import type { Db } from '#platform/db/database.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import {
  type BotCall,
  bold,
  buttons,
  escaped,
  isPublic,
  linkButton,
  linked,
  say,
} from '../domain/telegram-call.ts'

export type Speaking = {
  db: Db
  secrets: Secrets
  now: Date
  publicUrl: string
  locale: Locale
  translate(key: MessageKey, values?: MessageValues): string
}

type Asker = { chat: number; phone: string | null }

/** Where a parcel is: for its two people with what is theirs, for everybody else as on the site. */
export async function tellParcel(speaking: Speaking, asker: Asker, text: string): Promise<BotCall[]> {
  const { translate } = speaking
  const read = parseTrackingCode(text)
  if (!read.ok)
    return [
      say(
        asker.chat,
        escaped(translate(read.error === 'typo' ? 'telegram.bot.typo' : 'telegram.bot.length')),
      ),
    ]
  const seen = await seenBy(speaking, asker.phone, read.value)
  if (!seen) return [say(asker.chat, escaped(translate('telegram.bot.unknown')))]
  return [say(asker.chat, ...wordsOf(speaking, seen))]
}

type Seen = { tracked: Tracked; pass: string | undefined }

/** A number that Telegram vouches for is as good as the link we would send to it. */
async function seenBy(
  speaking: Speaking,
  phone: string | null,
  code: TrackingCode,
): Promise<Seen | undefined> {
  const anonymous = await findTracked(speaking, { code, pass: undefined })
  if (!anonymous || phone === null) return anonymous && { tracked: anonymous, pass: undefined }
  for (const side of ['receiver', 'sender'] as const) {
    const pass = passcodeOf(speaking.secrets, code, side)
    const tracked = await findTracked(speaking, { code, pass })
    if (tracked?.data.personal?.[side].phone_number === phone) return { tracked, pass }
  }
  return { tracked: anonymous, pass: undefined }
}

function wordsOf(
  speaking: Speaking,
  { tracked, pass }: Seen,
): Parameters<typeof say> extends [number, ...infer Rest] ? Rest : never {
  const { translate, locale, publicUrl } = speaking
  const { order, data } = tracked
  const url = `${publicUrl}${localizedPath(locale, `/t/${order.tracking_code}`)}${pass ? `?p=${pass}` : ''}`
  const label = translate('telegram.bot.openPage')
  const step = data.steps.findLast(({ state }) => state === 'current')
  const lines = [
    `📦 <code>${order.tracking_code}</code>`,
    bold(data.ended === null && step ? step.label : order.status_label),
    escaped(`${data.from.name} → ${data.to.name}`),
    ...whenOf(speaking, tracked),
    ...lastEventOf(speaking, tracked),
    ...personalOf(speaking, tracked),
  ]
  return isPublic(publicUrl)
    ? [lines.join('\n'), buttons([linkButton(label, url)])]
    : [[...lines, linked(url, label)].join('\n')]
}

function whenOf({ translate, locale }: Speaking, { data }: Tracked): string[] {
  const format = formatter(locale)
  if (data.stored_until)
    return [
      escaped(
        translate('telegram.bot.keptUntil', { date: format.date(new Date(data.stored_until), 'dayMonth') }),
      ),
    ]
  if (!data.promised) return []
  const { from, to, hours } = data.promised
  const days = format.dateRange(noonOf(from), noonOf(to))
  const when = hours ? `${days}, ${hours.from}–${hours.to}` : days
  return [escaped(translate('telegram.bot.expected', { when }))]
}

function lastEventOf({ locale }: Speaking, { data }: Tracked): string[] {
  const event = data.events.at(-1)
  if (!event) return []
  const at = formatter(locale).dateTime(new Date(event.at), 'dayMonth')
  return [escaped([at, event.label, event.point ?? event.place?.name].filter(Boolean).join(' · '))]
}

function personalOf({ translate, locale }: Speaking, { data: { personal } }: Tracked): string[] {
  if (!personal) return []
  const { receiver, to_collect: money, receiver_code: code } = personal
  const place = receiver.point
    ? `${receiver.point.name}, ${receiver.point.address}`
    : [receiver.area, receiver.street].filter(Boolean).join(', ')
  return [
    '',
    escaped(translate('telegram.bot.receiver', { name: receiver.full_name, place })),
    ...(money > 0
      ? [escaped(translate('telegram.bot.toPay', { amount: formatter(locale).money(money) }))]
      : []),
    ...(code ? [bold(translate('telegram.bot.code', { code }))] : []),
  ]
}
