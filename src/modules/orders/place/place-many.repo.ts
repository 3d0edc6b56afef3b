import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { OrderEvent } from '../domain/events.ts'
import type { Agreement } from '../domain/order.ts'
import type { OrderPromise } from '../domain/promise/promise.ts'
import type { OrderState } from '../domain/state.ts'

/** What many orders of one customer have in common. */
export type Shared = Pick<
  Agreement,
  'ownerId' | 'source' | 'firstCustody' | 'createdAt' | 'paymentType' | 'tariffVersion'
>

/** An order as its log leaves it. */
export type OrderRow = Readonly<{
  id: number
  trackingCode: string
  search: readonly string[]
  agreement: Omit<Agreement, keyof Shared>
  state: OrderState
  version: number
  paidAt: Date | undefined
  promise: OrderPromise
}>

/** As a statement takes it: put into words beforehand. */
export type WrittenRow = Pick<OrderRow, 'id' | 'trackingCode'> & { readonly text: string }

export const rowText = (row: OrderRow): WrittenRow => ({
  id: row.id,
  trackingCode: row.trackingCode,
  text: JSON.stringify(columnsOf(row)),
})

/** Answers with the numbers that were free; for the others other ones are drawn. */
export async function insertOrders(tx: Db, shared: Shared, rows: readonly WrittenRow[]): Promise<number[]> {
  const written = await tx.many<{ id: number }>(sql`
    insert into customer_order (id, tracking_code, owner_id, source, first_custody, created_at, delivery_option,
      delivery_type, payment_type, sender, receiver, from_point_id, to_point_id, parcel, services, description, comment,
      time_interval, images, external_id, product_fee, parcel_value, tariff_version, lines, total, promised_from,
      promised_to, status, status_at, holder, holder_point_id, courier_id, destination_point_id, submitted_at,
      version, paid_at, search, promise)
    select id, code, ${shared.ownerId}::bigint, ${shared.source}, ${JSON.stringify(shared.firstCustody)}::jsonb,
      ${shared.createdAt}::timestamptz, option, type, ${shared.paymentType}, sender, receiver, from_point, to_point,
      parcel, services, description, comment, time_interval, '{}', external_id, product_fee, parcel_value,
      ${shared.tariffVersion}::integer, lines, total, promised_from, promised_to, status, since, holder, holder_point,
      courier, destination, submitted, version, paid, array_to_tsvector(search), promise
    from json_to_recordset(${`[${rows.map(({ text }) => text).join()}]`}) as row (
      id integer, code text, option smallint, type smallint, sender jsonb, receiver jsonb, from_point bigint,
      to_point bigint, parcel jsonb, services text[], description text, comment text, time_interval text,
      external_id text, product_fee bigint, parcel_value bigint, lines jsonb, total bigint, promised_from date,
      promised_to date, status text, since timestamptz, holder text, holder_point bigint, courier bigint,
      destination bigint, submitted timestamptz, version integer, paid timestamptz, search text[], promise jsonb)
    on conflict do nothing
    returning id`)
  return written.map(({ id }) => id)
}

const columnsOf = ({ id, trackingCode, search, agreement, state, version, paidAt, promise }: OrderRow) => ({
  id,
  code: trackingCode,
  option: agreement.deliveryOption,
  type: agreement.deliveryType,
  sender: agreement.sender,
  receiver: agreement.receiver,
  from_point: agreement.sender.pointId,
  to_point: agreement.receiver.pointId,
  parcel: agreement.parcel,
  services: agreement.services,
  description: agreement.description,
  comment: agreement.comment,
  time_interval: agreement.timeInterval,
  external_id: agreement.externalId,
  product_fee: agreement.productFee,
  parcel_value: agreement.parcelValue,
  lines: agreement.lines,
  total: agreement.total,
  promised_from: agreement.promisedFrom,
  promised_to: agreement.promisedTo,
  status: state.status,
  since: state.since,
  holder: state.custody.holder,
  holder_point: state.custody.pointId,
  courier: state.courierId,
  destination: state.destinationPointId,
  submitted: state.submittedAt,
  version,
  paid: paidAt,
  search,
  promise,
})

/** An event of an order that did not exist before: nobody was anywhere yet. */
export type FirstEvent = Pick<OrderEvent, 'id' | 'verb' | 'actor' | 'personId'> & {
  orderId: number
  details: object | undefined
}

/** In their order, all at one moment. Answers with the numbers of their lines, in the same order. */
export async function insertEvents(tx: Db, events: readonly FirstEvent[], at: Date): Promise<number[]> {
  const rows = await tx.many<{ seq: number }>(sql`
    insert into order_event (order_id, event_id, verb, actor, person_id, details, happened_at, recorded_at)
    select order_id, event_id, verb, actor, person_id, details, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${events.map(({ orderId }) => orderId)}::integer[], ${events.map(({ id }) => id)}::text[],
                ${events.map(({ verb }) => verb)}::text[], ${events.map(({ actor }) => actor)}::text[],
                ${events.map(({ personId }) => personId ?? null)}::bigint[],
                ${events.map(({ details }) => details && JSON.stringify(details))}::jsonb[])
      with ordinality as given (order_id, event_id, verb, actor, person_id, details, n)
    order by n
    returning seq`)
  return rows.map(({ seq }) => seq).sort((a, b) => a - b)
}
