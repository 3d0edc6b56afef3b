import { useTranslations } from 'use-intl'
import type { ColumnField } from '#modules/bulk/domain/fields.ts'

const names = {
  external_id: 'bulk.fields.external_id',
  receiver_name: 'bulk.fields.receiver_name',
  receiver_phone: 'bulk.fields.receiver_phone',
  receiver_phone_2: 'bulk.fields.receiver_phone_2',
  to_region: 'bulk.fields.to_region',
  to_city: 'bulk.fields.to_city',
  to_street: 'bulk.fields.to_street',
  to_landmark: 'bulk.fields.to_landmark',
  to_point: 'bulk.fields.to_point',
  description: 'bulk.fields.description',
  weight: 'bulk.fields.weight',
  length: 'bulk.fields.length',
  width: 'bulk.fields.width',
  height: 'bulk.fields.height',
  product_fee: 'bulk.fields.product_fee',
  parcel_value: 'bulk.fields.parcel_value',
  delivery_option: 'bulk.fields.delivery_option',
  delivery_type: 'bulk.fields.delivery_type',
  services: 'bulk.fields.services',
  comment: 'bulk.fields.comment',
  sender_name: 'bulk.fields.sender_name',
  sender_phone: 'bulk.fields.sender_phone',
  from_region: 'bulk.fields.from_region',
  from_city: 'bulk.fields.from_city',
  from_street: 'bulk.fields.from_street',
  from_point: 'bulk.fields.from_point',
  to_address: 'bulkFlow.fields.toAddress',
  from_address: 'bulkFlow.fields.fromAddress',
  sides: 'bulkFlow.fields.sides',
} as const satisfies Record<ColumnField, string>

/** What people call a field. */
export function useFieldNames(): (field: ColumnField) => string {
  const t = useTranslations()
  return (field) => t(names[field])
}
