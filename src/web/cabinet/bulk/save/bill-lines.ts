import type { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'

export type BulkBill = AnswerOf<typeof bulkCalls.readBill>

export type BillLine = {
  id: 'prices' | 'oneVisit' | 'collection' | 'packages' | 'promotions'
  amount: number
  /** Of how many parcels it speaks. */
  rows: number
}

/** What the sum is made of; what costs nothing and takes nothing off is left out, a free collection is not. */
export function billLines(bill: BulkBill, isCollected: boolean): BillLine[] {
  const { rows, prices, door_pickups: pickups, collection_fee: fee, packages, promotions } = bill
  const isVisited = isCollected && pickups > 0
  const lines: (BillLine | false)[] = [
    { id: 'prices', amount: prices, rows },
    isVisited && { id: 'oneVisit', amount: -pickups, rows },
    isVisited && { id: 'collection', amount: fee, rows },
    packages.amount > 0 && { id: 'packages', amount: -packages.amount, rows: packages.rows },
    promotions.amount > 0 && { id: 'promotions', amount: -promotions.amount, rows: promotions.rows },
  ]
  return lines.filter((line) => line !== false)
}

/** Rows that were right when they were checked and are no more: an address, a point or the tariff has changed since. */
export const lostRows = ({ rows }: BulkBill, upload: { rows: number; errors: number }) =>
  Math.max(0, upload.rows - upload.errors - rows)

/** So'm that the chosen way has too little of. */
export function shortBy(bill: BulkBill, way: BulkBill['ways'][number]['payment_type']): number {
  const available = bill.ways.find(({ payment_type: type }) => type === way)?.available
  return available == null ? 0 : Math.max(0, bill.total - available)
}
