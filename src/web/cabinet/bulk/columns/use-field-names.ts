import { useTranslations } from 'use-intl'
import type { ColumnField } from '#modules/bulk/domain/fields.ts'

const names = {
  external_id: 'bulkFlow.fields.externalId',
  receiver_name: 'bulkFlow.fields.receiverName',
  receiver_phone: 'bulkFlow.fields.receiverPhone',
  receiver_phone_2: 'bulkFlow.fields.receiverPhone2',
  to_region: 'bulkFlow.fields.toRegion',
  to_city: 'bulkFlow.fields.toCity',
  to_street: 'bulkFlow.fields.toStreet',
  to_landmark: 'bulkFlow.fields.toLandmark',
  to_point: 'bulkFlow.fields.toPoint',
  description: 'bulkFlow.fields.description',
  weight: 'bulkFlow.fields.weight',
  length: 'bulkFlow.fields.length',
  width: 'bulkFlow.fields.width',
  height: 'bulkFlow.fields.height',
  product_fee: 'bulkFlow.fields.productFee',
  parcel_value: 'bulkFlow.fields.parcelValue',
  delivery_option: 'bulkFlow.fields.deliveryOption',
  delivery_type: 'bulkFlow.fields.deliveryType',
  services: 'bulkFlow.fields.services',
  comment: 'bulkFlow.fields.comment',
  sender_name: 'bulkFlow.fields.senderName',
  sender_phone: 'bulkFlow.fields.senderPhone',
  from_region: 'bulkFlow.fields.fromRegion',
  from_city: 'bulkFlow.fields.fromCity',
  from_street: 'bulkFlow.fields.fromStreet',
  from_point: 'bulkFlow.fields.fromPoint',
  to_address: 'bulkFlow.fields.toAddress',
  from_address: 'bulkFlow.fields.fromAddress',
  sides: 'bulkFlow.fields.sides',
} as const satisfies Record<ColumnField, string>

/** What people call a field. */
export function useFieldNames(): (field: ColumnField) => string {
  const t = useTranslations()
  return (field) => t(names[field])
}
