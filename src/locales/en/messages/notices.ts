import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/notices.ts'

export default {
  kinds: {
    order_accepted: {
      title: 'Order accepted',
      text: 'Your order {track} is accepted. Delivery: {date}.',
    },
    order_collected: {
      title: 'We have your parcel',
      text: 'We have collected your parcel {track}. Delivery: {date}.',
    },
    collection_failed: {
      title: 'The courier could not collect the parcel',
      text: 'The courier could not collect your parcel {track}. We will try again.',
    },
    delivery_failed: {
      title: 'The parcel is not handed over',
      text: 'Your parcel {track} is not handed over yet. We have offered the receiver another day or place.',
    },
    order_refused: {
      title: 'The parcel was refused',
      text: 'The receiver refused your parcel {track}. We bring it back to you.',
    },
    order_delivered: {
      title: 'The parcel is delivered',
      text: 'Your parcel {track} was handed to the receiver.',
    },
    order_returning: {
      title: 'The parcel comes back',
      text: 'Your parcel {track} could not be delivered and comes back to you.',
    },
    order_cancelled: {
      title: 'Order cancelled',
      text: 'Order {track} is cancelled. What you paid is returned to you.',
    },
    order_lost: {
      title: 'The parcel is lost',
      text: 'Parcel {track} is lost, and we are sorry. We have opened a claim for compensation.',
    },
    on_the_way: {
      title: 'A parcel is on its way',
      text: 'Parcel {track} is on its way to you. Expect it {date}.',
    },
    out_for_delivery: {
      title: 'A courier brings your parcel',
      text: 'A courier brings your parcel: {when}. {proven, select, no {The code goes to your phone.} other {Code: {code}. Tell it only at the hand-over.}}{pay, select, none {} other { To pay: {pay} UZS.}}',
    },
    waiting_at_point: {
      title: 'Your parcel waits for you',
      text: 'Your parcel waits until {date}: {point}, {address}. {proven, select, no {The code goes to your phone.} other {Code: {code}.}}{pay, select, none {} other { To pay: {pay} UZS.}}',
    },
    attempt_failed: {
      title: 'We could not hand it over',
      text: 'The courier could not hand over your parcel. {proven, select, no {Choose another day or place by the link we sent to your phone.} other {Choose another day, a point or a neighbour.}}',
    },
    order_not_delivered: {
      title: 'The parcel is not delivered yet',
      text: 'Parcel {track} was marked delivered by mistake. The courier still has it; delivery: {when}.',
    },
    attempts_used: {
      title: 'The parcel goes back',
      text: 'Three attempts to hand over your parcel failed. It now goes back to its sender.',
    },
    storage_ending: {
      title: 'Storage ends tomorrow',
      text: 'Your parcel is kept until {date}: {point}, {address}. {proven, select, no {You can keep it longer by the link we sent to your phone.} other {You can keep it longer once.}}',
    },
    going_back: {
      title: 'The time to collect it is over',
      text: 'Your parcel was not collected in time. It now goes back to its sender.',
    },
    delivery_undone: {
      title: 'The parcel is not delivered yet',
      text: 'Your parcel was marked delivered by mistake. The courier still has it and brings it: {when}.',
    },
    handed_out: {
      title: 'The parcel was collected',
      text: 'Your parcel was handed out. If it was not you, tell us at once.',
    },
    delivered: {
      title: 'The parcel is delivered',
      text: 'Your parcel is delivered.{proven, select, no {} other { How did the courier do?}}',
    },
  },
  links: { track: 'Track it', choices: 'Choose', rating: 'Rate' },
  mail: { why: 'You got this e-mail because of parcel {track}.' },
  messages: {
    reweigh: 'Measured again, and the price',
    claimOpened: 'A claim was opened',
    found: 'The parcel was found',
    claim: 'Decision about a claim',
    other: 'Another message',
  },
  reasons: {
    passed: 'No longer true',
    tooLate: 'Too late',
    forgotten: 'The person deleted the account',
    gone: 'The channel is cut off',
    unknownNumber: 'No such number',
    refused: 'Refused by the gateway',
    undelivered: 'Did not arrive',
    noBalance: 'The gateway’s account is empty',
    technical: 'Connection failed',
  },
} as const satisfies DeepStrings<typeof uz>
