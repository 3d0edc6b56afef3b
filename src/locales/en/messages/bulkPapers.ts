import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/bulkPapers.ts'

export default {
  manifest: 'Hand-over list No. {id}',
  sender: 'Sender',
  from: 'From',
  collection: 'Collection',
  inAll: 'In all',
  sums: 'Parcels: {parcels}, {weight}, from receivers {money}',
  code: 'Tracking code',
  receiver: 'Receiver',
  to: 'District',
  weight: 'Weight',
  toCollect: 'To collect',
  gave: 'Handed over by',
  took: 'Accepted by',
  signature: 'Name, signature, date',
} satisfies DeepStrings<typeof uz>
