import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/sms.ts'

export default {
  signInCode: 'TezBox: your sign-in code is {code}. Do not tell it to anyone, our staff included.',
  basketReminder: 'TezBox: the parcels in your basket are kept until {date}. Send them: {link}',
  topUpApproved: 'TezBox: your balance was topped up by {amount} UZS.',
  topUpRejected: 'TezBox: your top-up request was rejected. The reason: {link}',
  claimAccepted: 'TezBox: your claim is accepted, {amount} soum will be paid. {link}',
  claimRejected: 'TezBox: your claim was rejected. Why: {link}',
  claimOpened: 'TezBox: a claim was opened for your parcel {track}. Details: {link}',
  claimFound: 'TezBox: your parcel {track} was found. About the compensation: {link}',
  reweighAsked:
    'TezBox: {track} was measured again: {after} instead of {before} soum. Do you agree? Answer within 2 hours: {link}',
  reweighAtCounter:
    'TezBox: {track} was measured again: {after} instead of {before} soum. To agree tell code {code} or use {link}',
  reweighLower: 'TezBox: {track} was measured again and costs {amount} soum less. {link}',
  payoutChosen: 'TezBox: the account for your payouts was changed. Not you? {link}',
  approvalReleased: 'TezBox: request {number} was carried out by one person alone. Check: {link}',
  payoutCode: 'TezBox: {code} changes the account for your payouts. Do not tell it to anyone.',
  payoutWaiting:
    'TezBox: from {date}, {time} your payouts go to a new account. Not you? Sign in and cancel: {link}',
  debtReminder: 'TezBox: you owe us {amount} UZS. Pay: {link}',
  lowBalance: 'TezBox: {amount} UZS is left on your balance. Top up: {link}',
  orderAccepted: 'TezBox: your order {track} is accepted. Track it: {link}',
  orderCollected: 'TezBox: we have your parcel {track}. Delivery: {date}. {link}',
  collectionFailed: 'TezBox: the courier could not collect {track}. More: {link}',
  deliveryFailed: 'TezBox: {track} is not handed over yet. Why: {link}',
  orderRefused: 'TezBox: the receiver refused {track}. More: {link}',
  orderDelivered: 'TezBox: your parcel {track} is delivered. {link}',
  orderReturning: 'TezBox: {track} could not be delivered and comes back to you. {link}',
  orderCancelled: 'TezBox: your order {track} is cancelled; what you paid is returned. {link}',
  orderLost: 'TezBox: {track} is lost, and we are sorry. Compensation: {link}',
  onTheWay: 'TezBox: {track} is on its way to you, expect it {date}. Track it: {link}',
  outForDelivery:
    'TezBox: a courier brings your parcel: {when}. Code {code}, only at the hand-over.{pay, select, none {} other { To pay: {pay} UZS.}} {link}',
  waitingAtPoint:
    'TezBox: your parcel waits: {point}, until {date}. Code {code}.{pay, select, none {} other { To pay: {pay} UZS.}} {link}',
  attemptFailed: 'TezBox: we could not hand over your parcel. Choose another day or place: {link}',
  orderNotDelivered: 'TezBox: {track} was marked delivered by mistake; the courier still has it. {link}',
  attemptsUsed: 'TezBox: three attempts to hand over your parcel failed; it goes back to its sender. {link}',
  storageEnding: 'TezBox: your parcel is kept until {date}: {point}. Keep it longer: {link}',
  goingBack: 'TezBox: your parcel was kept as long as agreed and goes back to its sender. {link}',
  deliveryUndone:
    'TezBox: your parcel was marked delivered by mistake; the courier still has it: {when}. {link}',
  handedOut: 'TezBox: your parcel was collected. If not by you, tell us: {link}',
  delivered: 'TezBox: your parcel is delivered. Rate the courier: {link}',
} as const satisfies DeepStrings<typeof uz>
