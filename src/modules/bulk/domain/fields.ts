/** What a row of an upload can say about its parcel (DECISIONS, "API shapes 2"), in the order people read it. */
export const fields = [
  'external_id',
  'receiver_name',
  'receiver_phone',
  'receiver_phone_2',
  'to_region',
  'to_city',
  'to_street',
  'to_landmark',
  'to_point',
  'description',
  'weight',
  'length',
  'width',
  'height',
  'product_fee',
  'parcel_value',
  'delivery_option',
  'delivery_type',
  'services',
  'comment',
  'sender_name',
  'sender_phone',
  'from_region',
  'from_city',
  'from_street',
  'from_point',
] as const
export type Field = (typeof fields)[number]

/** Of the merchant themselves: the same for all rows, and in no chat. */
export const senderFields: readonly Field[] = [
  'sender_name',
  'sender_phone',
  'from_region',
  'from_city',
  'from_street',
  'from_point',
]

export const measureFields: readonly Field[] = ['weight', 'length', 'width', 'height']
export const moneyFields: readonly Field[] = ['product_fee', 'parcel_value']
/** Their values are numbers. */
export const figureFields: readonly Field[] = [...measureFields, ...moneyFields]

/** Columns that hold several fields at once: a whole address, all sides of a box. They are taken apart row by row. */
export const wholeFields = ['to_address', 'from_address', 'sides'] as const
export type WholeField = (typeof wholeFields)[number]

export const partsOfWhole: Readonly<Record<WholeField, readonly Field[]>> = {
  to_address: ['to_region', 'to_city', 'to_street', 'to_landmark'],
  from_address: ['from_region', 'from_city', 'from_street'],
  sides: ['length', 'width', 'height'],
}

export const isWholeField = (field: ColumnField): field is WholeField => field in partsOfWhole

/** What a column of a file can be. */
export type ColumnField = Field | WholeField
export const columnFields: readonly ColumnField[] = [...fields, ...wholeFields]

/** What a parcel cannot do without, and which columns give it, the usual one first. */
export const neededColumns: readonly (readonly [ColumnField, ...ColumnField[]])[] = [
  ['receiver_name'],
  ['receiver_phone'],
  ['to_city', 'to_address', 'to_point'],
  ['to_street', 'to_address', 'to_point'],
  ['description'],
  ['weight'],
]
