import { err, ok, type Result } from '#kernel/result.ts'
import { noonOf, tashkentDay } from '#kernel/tashkent.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import type { Cell } from '#platform/sheets/cell.ts'
import { xlsxInTurns } from '#platform/sheets/write-xlsx.ts'
import { BUSY, createWorkQueue } from '#platform/work-queue/work-queue.ts'
import { wholePlace } from '../desk/desk-queue.service.ts'
import type { Scene } from '../life/scene.service.ts'
import type { OrderAnswer } from '../orders.contract.ts'
import { listOrders } from '../read/list.service.ts'
import { type ExportQuery, mostExported } from './desk-list.contract.ts'
import { narrowedTo } from './desk-list.service.ts'

/** One sheet at a time: a long one takes a core for a while. */
const drawing = createWorkQueue({ waiting: 10, waitMs: 15_000 })

type ExportCode = 'too_many_to_export' | 'service_unavailable'

/** What the filter shows, as a sheet; who took what out of the house is written down before it leaves. */
export async function exportOrders(
  scene: Scene,
  query: ExportQuery,
): Promise<Result<SentFile, Failure<ExportCode>>> {
  const drawn = await drawing.run(async (): Promise<Result<SentFile, Failure<ExportCode>>> => {
    const rows = await rowsOf(scene, query)
    if (!rows) {
      const max = formatter(scene.locale).number(mostExported)
      return err({ code: 'too_many_to_export', values: { max } })
    }
    const columns = columnsIn(scene)
    const bytes = await xlsxInTurns({
      name: scene.translate('orders.export.sheet'),
      widths: columns.map(({ width }) => width),
      rows: [{ bold: columns.map(({ head }) => head) }, ...rows],
      frozenRows: 1,
      textColumns: columns.flatMap(({ figures }, index) => (figures ? [] : [index])),
    })
    await recordAudit(scene.db, scene, {
      action: 'order.export',
      object: 'order-list:all',
      after: { rows: rows.length, ...toldFilter(query) },
    })
    const name = `${scene.translate('orders.export.sheet')} ${tashkentDay(scene.now)}.xlsx`
    return ok({ name, type: sheetTypes.xlsx, bytes })
  })
  return drawn === BUSY ? err({ code: 'service_unavailable' }) : drawn
}

const PAGE = 500

/** Undefined where there are more than a sheet takes. Between two pages whoever else waits has a turn. */
async function rowsOf(scene: Scene, query: ExportQuery): Promise<Cell[][] | undefined> {
  const columns = columnsIn(scene)
  const narrowed = narrowedTo(query, scene.now)
  const rows: Cell[][] = []
  let cursor: string | undefined
  while (rows.length <= mostExported) {
    const page = await listOrders(scene, { ...query, cursor, limit: PAGE }, narrowed)
    if (!page.ok) return page.error
    for (const order of page.value.items) rows.push(columns.map(({ cell }) => cell(order)))
    if (page.value.next_cursor === null) return rows.length > mostExported ? undefined : rows
    cursor = page.value.next_cursor
  }
  return undefined
}

type Column = { head: string; width: number; figures?: true; cell: (order: OrderAnswer) => Cell }

/** Text is never a formula: the writer keeps it as text, whatever it begins with. */
function columnsIn(scene: Scene): readonly Column[] {
  const { translate: t } = scene
  const format = formatter(scene.locale)
  const phone = (digits: string) => (/^\d{9}$/.test(digits) ? formatPhone(digits) : digits)
  const end = ({ city, street }: OrderAnswer['from'] | OrderAnswer['to']) =>
    [wholePlace(city, scene), street].filter(Boolean).join(', ')
  return [
    { head: t('orders.export.code'), width: 20, cell: (order) => order.tracking_code },
    { head: t('orders.export.number'), width: 12, cell: (order) => order.id },
    { head: t('orders.export.ownNumber'), width: 16, cell: (order) => order.external_id ?? '' },
    {
      head: t('orders.export.created'),
      width: 18,
      figures: true,
      cell: (order) => new Date(order.created_at),
    },
    { head: t('orders.export.status'), width: 26, cell: (order) => order.status_label },
    { head: t('orders.export.where'), width: 26, cell: (order) => order.custody.label },
    {
      head: t('orders.export.promised'),
      width: 22,
      cell: ({ promised }) => (promised ? format.date(noonOf(promised.to)) : ''),
    },
    { head: t('orders.export.sender'), width: 26, cell: (order) => order.sender_name },
    { head: t('orders.export.senderPhone'), width: 18, cell: (order) => phone(order.sender_phone) },
    { head: t('orders.export.from'), width: 40, cell: ({ from }) => end(from) },
    { head: t('orders.export.receiver'), width: 26, cell: (order) => order.receiver_name },
    { head: t('orders.export.receiverPhone'), width: 18, cell: (order) => phone(order.receiver_phone) },
    { head: t('orders.export.to'), width: 40, cell: ({ to }) => end(to) },
    { head: t('orders.export.price'), width: 14, figures: true, cell: (order) => order.price },
    { head: t('orders.export.payment'), width: 20, cell: (order) => t(paymentWords[order.payment_type]) },
    {
      head: t('orders.export.paid'),
      width: 10,
      cell: (order) => t(order.paid ? 'orders.export.yes' : 'orders.export.no'),
    },
    { head: t('orders.export.toCollect'), width: 16, figures: true, cell: (order) => order.to_collect },
    { head: t('orders.export.what'), width: 30, cell: (order) => order.description },
  ]
}

const paymentWords = {
  card: 'parcel.payments.card',
  payme: 'parcel.payments.payme',
  click: 'parcel.payments.click',
  google_pay: 'parcel.payments.googlePay',
  balance: 'parcel.payments.balance',
  on_account: 'parcel.payments.onAccount',
  cash: 'parcel.payments.cash',
  receiver: 'parcel.payments.receiver',
} as const satisfies Record<OrderAnswer['payment_type'], string>

/** As the log tells it: what was not asked for is not said. */
function toldFilter({ from, to, lang: _, ...query }: ExportQuery): Record<string, unknown> {
  const told = { ...query, from_day: from, to_day: to }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}
