import { paperCode } from '#kernel/paper-code.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { Stop } from '#modules/delivery/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { openSheet } from '../sheet/sheet.ts'
import type { Cell, Column, Part } from '../sheet/table.ts'

export type RunSheet = Pick<RequestContext, 'locale' | 'translate' | 'now'> &
  Readonly<{ courier: Readonly<{ id: number; name: string }>; day: string; stops: readonly Stop[] }>

/** The stops of a courier in the order of going, with the money of each and a place to sign. */
export async function runSheetPdf(run: RunSheet): Promise<Buffer> {
  const { locale, translate, now, courier, day, stops } = run
  const { money, number, date } = formatter(locale)
  const due = stops.reduce((sum, { to_collect }) => sum + to_collect, 0)
  const sheet = openSheet({
    locale,
    now,
    title: translate('papers.runSheet'),
    code: paperCode({ kind: 'runSheet', id: courier.id }),
    facts: [
      [translate('papers.courier'), courier.name],
      [translate('papers.day'), date(noonOf(day), 'short')],
      [translate('papers.stops'), number(stops.length)],
      [translate('papers.totalMoney'), money(due)],
    ],
  })
  if (stops.length === 0) sheet.note(translate('papers.nothing'))
  else
    await sheet.table(
      columnsOf(run),
      stops.map((stop, at) => rowOf(run, stop, at)),
    )
  sheet.totals([[translate('papers.totalMoney'), money(due)]])
  sheet.signatures(
    [
      { role: translate('papers.gave'), name: '' },
      { role: translate('papers.took'), name: courier.name },
    ],
    translate('papers.signHint'),
  )
  return sheet.done()
}

const columnsOf = ({ translate }: RunSheet): Column[] => [
  { title: '№', width: 9 },
  { title: translate('papers.window'), width: 27 },
  { title: translate('papers.who'), width: 43 },
  { title: translate('papers.where'), width: 55 },
  { title: translate('papers.money'), width: 25, align: 'right' },
  { title: translate('papers.signature'), width: 27 },
]

function rowOf({ locale, translate }: RunSheet, stop: Stop, at: number): Cell[] {
  const { number } = formatter(locale)
  return [
    String(at + 1),
    windowOf(stop, locale),
    [
      { text: stop.name, bold: true },
      ...(stop.phone === '' ? [] : [{ text: formatPhone(stop.phone) }]),
      ...(stop.additional_phone === null ? [] : [{ text: formatPhone(stop.additional_phone) }]),
      { text: stop.tracking_code },
    ],
    placeOf(stop, translate),
    stop.to_collect > 0 ? [{ text: number(stop.to_collect), bold: true }] : '—',
    '',
  ]
}

function windowOf({ window }: Stop, locale: RunSheet['locale']): Part[] {
  if (!window) return []
  const day = { text: formatter(locale).date(noonOf(window.day), 'dayMonth') }
  return window.from && window.to ? [day, { text: `${window.from}–${window.to}`, bold: true }] : [day]
}

function placeOf({ kind, place }: Stop, translate: RunSheet['translate']): Part[] {
  const { point, district, mahalla, street, landmark, entrance, floor, flat, intercom } = place
  const door = [entrance, floor, flat, intercom].filter(Boolean).join(' / ')
  const parts: Part[] = [{ text: translate(`papers.kinds.${kind}`), bold: true }]
  if (point) parts.push({ text: point.name, bold: true })
  parts.push({ text: [district, mahalla, street, door].filter(Boolean).join(', ') })
  if (landmark) parts.push({ text: translate('papers.landmark', { text: landmark }) })
  return parts
}
