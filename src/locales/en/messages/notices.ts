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
      text: 'We’ve picked up your parcel {track}. Delivery: {date}.',
    },
    collection_failed: {
      title: 'The courier could not pick up the parcel',
      text: 'The courier could not pick up your parcel {track}. We’ll try again.',
    },
    delivery_failed: {
      title: 'Delivery attempt failed',
      text: 'Your parcel {track} has not been delivered yet. We’ve offered the receiver another day or place.',
    },
    order_refused: {
      title: 'The parcel was refused',
      text: 'The receiver refused your parcel {track}. We’re bringing it back to you.',
    },
    order_delivered: {
      title: 'Parcel delivered',
      text: 'Your parcel {track} was delivered to the receiver.',
    },
    order_returning: {
      title: 'Your parcel is being returned',
      text: 'Your parcel {track} could not be delivered and is on its way back to you.',
    },
    order_cancelled: {
      title: 'Order cancelled',
      text: 'Order {track} was cancelled. Anything you paid will be refunded.',
    },
    order_lost: {
      title: 'Your parcel is lost',
      text: 'We have lost parcel {track}, and we are sorry. We’ve opened a compensation claim for you.',
    },
    on_the_way: {
      title: 'A parcel is on its way to you',
      text: 'Parcel {track} is on its way to you. Expect it {date}.',
    },
    out_for_delivery: {
      title: 'Your parcel is out for delivery',
      text: 'A courier is bringing your parcel: {when}. {proven, select, no {We’ll send the code to your phone.} other {Code: {code}. Share it only when you receive the parcel.}}{pay, select, none {} other { To pay: {pay} UZS.}}',
    },
    waiting_at_point: {
      title: 'Your parcel is waiting for you',
      text: 'Your parcel is waiting until {date}: {point}, {address}. {proven, select, no {We’ll send the code to your phone.} other {Code: {code}.}}{pay, select, none {} other { To pay: {pay} UZS.}}',
    },
    attempt_failed: {
      title: 'We missed you',
      text: 'The courier could not deliver your parcel. {proven, select, no {Choose another day or place with the link we sent to your phone.} other {Choose another day, a point or a neighbour.}}',
    },
    order_not_delivered: {
      title: 'Parcel not delivered yet',
      text: 'Parcel {track} was marked as delivered by mistake. The courier still has it; delivery: {when}.',
    },
    attempts_used: {
      title: 'Your parcel is going back',
      text: 'We tried to deliver your parcel three times. It is now going back to the sender.',
    },
    storage_ending: {
      title: 'Storage ends tomorrow',
      text: 'Your parcel is kept until {date}: {point}, {address}. {proven, select, no {You can extend this with the link we sent to your phone.} other {You can extend this once.}}',
    },
    point_moved: {
      title: 'Your parcel will be at another point',
      text: 'The point you chose is closing. Your parcel will now be at {point}, {address}. If another place suits you better, choose it with the link.',
    },
    going_back: {
      title: 'Storage time is over',
      text: 'Your parcel was not collected in time. It is now going back to the sender.',
    },
    kept_for_sender: {
      title: 'It could not be brought back to you',
      text: 'Your parcel {track} came back and could not be handed to you. It waits until {date}; after that it is not kept any longer. Call us to fetch it.',
    },
    delivery_undone: {
      title: 'Parcel not delivered yet',
      text: 'Your parcel was marked as delivered by mistake. The courier still has it and will bring it: {when}.',
    },
    code_again: {
      title: 'Pickup code',
      text: 'Your pickup code: {proven, select, no {we’ll send it to your phone} other {{code}}}. Give it only when you get the parcel.',
    },
    new_code: {
      title: 'New pickup code',
      text: 'Your new pickup code: {proven, select, no {we’ll send it to your phone} other {{code}}}. The old one no longer works.',
    },
    choice_told: {
      title: 'Your choice is noted',
      text: 'A choice for your parcel made by phone or with a call card is noted. If it was not you, change it or call us.',
    },
    handed_out_by_document: {
      title: 'Parcel handed out for a document',
      text: 'Your parcel was handed out at the point for an identity document. If it was not you, tell us right away.',
    },
    handed_out: {
      title: 'Parcel collected',
      text: 'Your parcel was collected. If it was not you, tell us right away.',
    },
    delivered: {
      title: 'Parcel delivered',
      text: 'Your parcel has been delivered.{proven, select, no {} other { How did the courier do?}}',
    },
  },
  links: { track: 'Track it', choices: 'Choose', rating: 'Rate' },
  mail: { why: 'You are getting this e-mail because of parcel {track}.' },
  answer: {
    subject: 'TezBox: an answer to your message',
    why: {
      lead: 'This is our answer to the message you left on our site.',
      application: 'This is our answer to the job application you left on our site.',
    },
    quote: 'You wrote:',
  },
  messages: {
    reweigh: 'Parcel measured again, new price',
    dropCode: 'Drop code for a locker',
    callerCode: 'Code for the call',
    claimOpened: 'Claim opened',
    found: 'Parcel found',
    claim: 'Claim decision',
    signInCode: 'Sign-in code',
    payoutCode: 'Code to change the account',
    basket: 'Parcels in the basket',
    pointCloses: 'The drop-off point closes',
    topUpApproved: 'Balance topped up',
    topUpRejected: 'Top-up rejected',
    payoutChosen: 'Payout account changed',
    released: 'Decided by one person',
    phoneSetUp: 'Courier app opened',
    suspended: 'Work suspended',
    debt: 'About a debt',
    lowBalance: 'Little left on the balance',
    referralReminder: 'Invitation: what is left',
    referral: 'Reward for an invitation',
    answer: 'Answer to a letter or application',
    other: 'Another message',
  },
  reasons: {
    passed: 'No longer relevant',
    tooLate: 'Too late',
    forgotten: 'The person deleted their account',
    gone: 'Channel disconnected',
    unknownNumber: 'No such number',
    refused: 'Refused by the gateway',
    undelivered: 'Did not arrive',
    noBalance: 'No money on the gateway account',
    noChannel: 'No channel to send it by',
    limit: 'The gateway’s limit was reached',
    technical: 'Connection failed',
  },
} as const satisfies DeepStrings<typeof uz>
