import { paperCode } from '#kernel/paper-code.ts'
import type { HandOverView } from '#modules/delivery/index.ts'
import { districtById } from '#modules/geo/index.ts'
import type { Order } from '#modules/orders/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Fact, openSheet } from '../sheet/sheet.ts'
import type { Cell, Column } from '../sheet/table.ts'

export type Act = Pick<RequestContext, 'locale' | 'translate' | 'now'> &
  Readonly<{ handOver: HandOverView; orders: ReadonlyMap<string, Order> }>

/** What one side gave and the other took, with what differs: to be signed by both. */
export async function actPdf(act: Act): Promise<Buffer> {
  const { locale, translate, now, handOver } = act
  const sheet = openSheet({
    locale,
    now,
    title: translate('papers.act', { id: handOver.id }),
    code: paperCode({ kind: 'act', id: Number(handOver.id) }),
    facts: factsOf(act),
  })
  if (handOver.lines.length === 0) sheet.note(translate('papers.nothing'))
  else
    await sheet.table(
      columnsOf(act),
      handOver.lines.map((line, at) => rowOf(act, line, at)),
    )
  sheet.totals(totalsOf(act))
  sheet.signatures(
    [
      { role: translate('papers.gave'), name: handOver.from.name },
      { role: translate('papers.took'), name: takerOf(act) },
    ],
    translate('papers.signHint'),
  )
  return sheet.done()
}

const takerOf = ({ handOver: { to }, translate }: Act) => to.name ?? translate('papers.desk')

function factsOf(act: Act): Fact[] {
  const { locale, translate, handOver } = act
  const { dateTime } = formatter(locale)
  const at = (moment: string | null) => (moment === null ? '—' : dateTime(new Date(moment), 'short'))
  return [
    [translate('papers.gave'), handOver.from.name],
    [translate('papers.took'), takerOf(act)],
    [translate('papers.said'), at(handOver.said_at)],
    [translate('papers.ended'), at(handOver.ended_at)],
    [translate('papers.state'), translate(`papers.actStates.${handOver.state}`)],
    ...(handOver.note === null ? [] : [[translate('papers.note'), handOver.note] as const]),
  ]
}

/** Money only where there is any; a difference once both sides have spoken. */
function totalsOf({ locale, translate, handOver }: Act): Fact[] {
  const { money, number } = formatter(locale)
  const { cash, counted, lines } = handOver
  const missing = lines.filter(({ state }) => state === 'missing').length
  const facts: Fact[] = [[translate('papers.parcels'), number(lines.length)]]
  if (handOver.state === 'confirmed') facts.push([translate('papers.missing'), number(missing)])
  if (cash > 0 || (counted ?? 0) > 0) facts.push([translate('papers.cashSaid'), money(cash)])
  if (counted !== null && (cash > 0 || counted > 0)) {
    facts.push([translate('papers.cashCounted'), money(counted)])
    facts.push([translate('papers.difference'), money(counted - cash)])
  }
  return facts
}

const columnsOf = ({ translate }: Act): Column[] => [
  { title: '№', width: 12 },
  { title: translate('papers.code'), width: 50 },
  { title: translate('papers.to'), width: 62 },
  { title: translate('papers.weight'), width: 24, align: 'right' },
  { title: translate('papers.state'), width: 38 },
]

function rowOf(
  { locale, translate, orders }: Act,
  { order_id, tracking_code, state }: HandOverView['lines'][number],
  at: number,
): Cell[] {
  const order = orders.get(order_id)
  return [
    String(at + 1),
    [{ text: tracking_code, bold: true }],
    (order && districtById(order.receiver.districtId)?.names[locale]) ?? '',
    order ? formatter(locale).weight(order.parcel.weightGrams) : '',
    state === 'missing'
      ? [{ text: translate('papers.states.missing'), bold: true }]
      : translate(`papers.states.${state}`),
  ]
}
