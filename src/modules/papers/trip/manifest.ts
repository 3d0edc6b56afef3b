import { paperCode } from '#kernel/paper-code.ts'
import type { LoadedTrip } from '#modules/delivery/index.ts'
import { districtById } from '#modules/geo/index.ts'
import type { Order } from '#modules/orders/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Fact, openSheet, type Sheet } from '../sheet/sheet.ts'
import type { Cell, Column } from '../sheet/table.ts'

/** The number on the seal of the van's door, where the trip has one. */
type Trip = LoadedTrip['trip'] & { seal?: string | null }

export type Manifest = Pick<RequestContext, 'locale' | 'translate' | 'now'> &
  Readonly<{
    trip: Trip
    parcels: LoadedTrip['parcels']
    orders: ReadonlyMap<number, Order>
  }>

type Load = readonly Order[]

/** What is in the van: bag by bag, then what is in none. */
export async function manifestPdf(manifest: Manifest): Promise<Buffer> {
  const { locale, translate, now, trip } = manifest
  const { number, weight } = formatter(locale)
  const { bags, loose } = loadsOf(manifest)
  const all = [...bags.values(), loose].flat()
  const sheet = openSheet({
    locale,
    now,
    title: translate('papers.manifest', { id: trip.id }),
    code: paperCode({ kind: 'manifest', id: Number(trip.id) }),
    facts: factsOf(manifest),
  })
  if (all.length === 0) sheet.note(translate('papers.nothing'))
  for (const [code, load] of bags) await part(sheet, manifest, translate('papers.bag', { code }), load)
  if (loose.length > 0) await part(sheet, manifest, translate('papers.loose'), loose)
  sheet.totals([
    [translate('papers.bags'), number(bags.size)],
    [translate('papers.parcels'), number(all.length)],
    [translate('papers.totalWeight'), weight(gramsOf(all))],
  ])
  sheet.signatures(
    [
      { role: translate('papers.gave'), name: trip.from.name },
      { role: translate('papers.took'), name: trip.driver.name },
    ],
    translate('papers.signHint'),
  )
  return sheet.done()
}

const gramsOf = (load: Load) => load.reduce((sum, { parcel }) => sum + parcel.weightGrams, 0)

/** Bags in the order of their codes, so that whoever unloads finds one. */
function loadsOf({ parcels, orders }: Manifest): { bags: ReadonlyMap<string, Load>; loose: Load } {
  const codes = [...new Set(parcels.flatMap(({ bag }) => bag ?? []))].sort()
  const inside = (code: string | null) =>
    parcels.filter(({ bag }) => bag === code).flatMap(({ orderId }) => orders.get(orderId) ?? [])
  return { bags: new Map(codes.map((code) => [code, inside(code)])), loose: inside(null) }
}

function factsOf({ locale, translate, trip }: Manifest): Fact[] {
  const { dateTime } = formatter(locale)
  const at = (moment: string | null) => (moment === null ? '—' : dateTime(new Date(moment), 'short'))
  return [
    [translate('papers.from'), trip.from.name],
    [translate('papers.to'), trip.to.name],
    [translate('papers.driver'), trip.driver.name],
    [translate('papers.vehicle'), trip.vehicle],
    ...(trip.seal ? [[translate('papers.seal'), trip.seal] as const] : []),
    [translate('papers.left'), at(trip.left_at)],
    [translate('papers.arrived'), at(trip.arrived_at)],
  ]
}

async function part(sheet: Sheet, { locale, translate }: Manifest, title: string, load: Load): Promise<void> {
  const { number, weight } = formatter(locale)
  sheet.heading(
    title,
    `${translate('papers.count', { count: number(load.length) })}, ${weight(gramsOf(load))}`,
  )
  const columns: Column[] = [
    { title: '№', width: 12 },
    { title: translate('papers.code'), width: 54 },
    { title: translate('papers.to'), width: 90 },
    { title: translate('papers.weight'), width: 30, align: 'right' },
  ]
  const rows = load.map((order, at): Cell[] => [
    String(at + 1),
    [{ text: order.trackingCode, bold: true }],
    districtById(order.receiver.districtId)?.names[locale] ?? '',
    weight(order.parcel.weightGrams),
  ])
  await sheet.table(columns, rows)
}
