export default {
  delivery: 'Delivery of parcel {code}',
  goods: 'Money for goods, {code}',
  package: 'Package of deliveries',
  advance: 'Advance to the balance',
} as const
