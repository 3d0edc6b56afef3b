import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/waiting/deskIncidents.ts'

export default {
  state: 'Status',
  open: 'Open',
  decided: 'Decided',
  kind: 'Kind',
  allKinds: 'All kinds',
  order: 'Order',
  person: 'Reported by',
  cash: 'Cash on hold',
  opened: 'Came in',
  happened: 'Happened',
  statusThen: 'Status then',
  reported: 'Report',
  expected: 'Expected',
  counted: 'Counted',
  parcels: 'About',
  said: 'Said',
  toldInField: 'What the person was told',
  byItself: 'by itself',
  nothingOpen: 'Nothing is open',
  nothingOpenText: 'A report that does not fit shows up here.',
  nothing: 'No such incident',
  nothingText: 'Choose another kind.',
  ofOrder: 'Only order {id}: show all',
  atOrder: { title: 'Incidents', open: 'Open: {count}', decided: 'Decided: {count}' },
  caption: 'List of incidents',
  no: 'Back',
  note: 'Note',
  optional: 'optional',
  done: 'Decided.',
  decisions: {
    settled: 'Seen and settled',
    delivered: 'Count as delivered',
    moneyBack: 'Give the money back',
  },
  texts: {
    settled: 'The incident is closed. The order stays as it is.',
    delivered:
      'The parcel counts as delivered when the courier said so; its money is paid out to the sender.',
    moneyBack:
      'The courier gives the money back to the receiver, and the parcel stays undelivered. Call the courier.',
  },
} as const satisfies DeepStrings<typeof uz>
