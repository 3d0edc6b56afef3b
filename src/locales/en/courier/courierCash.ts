import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierCash.ts'

export default {
  title: 'Cash',
  held: 'In your hands',
  limit: 'Limit {amount}',
  room: 'room for {amount}',
  full: 'The limit is reached: hand it in',
  near: 'Close to the limit',
  waits: 'Some actions have not been sent yet: the sum is settled when they arrive.',
  ahead: 'Still to take today',
  today: 'Taken today',
  todaySum: '{count, plural, one {at {text} address} other {at {text} addresses}}',
  none: 'No money taken today yet',
  noneText: 'Addresses where money was taken appear here.',
  hand: 'Hand in the cash',
} satisfies DeepStrings<typeof uz>
