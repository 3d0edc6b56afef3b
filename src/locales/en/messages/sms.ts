import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/sms.ts'

export default {
  signInCode: 'TezBox: your sign-in code is {code}. Do not share it with anyone, even our staff.',
  basketReminder: 'TezBox: the parcels in your basket are kept until {date}. Send them: {link}',
  dropCode: 'TezBox: at the locker type {number}, then the code {code}, and put the parcel into the cell.',
  dropPointCloses:
    'TezBox: the point where you meant to hand in a parcel is closing. Any other will take it: {link}',
  topUpApproved: 'TezBox: your balance was topped up by {amount} UZS.',
  topUpRejected: 'TezBox: your top-up request was rejected. The reason: {link}',
  claimAccepted: 'TezBox: your claim is accepted, we’ll pay {amount} UZS. {link}',
  claimRejected: 'TezBox: your claim was rejected. Why: {link}',
  claimOpened: 'TezBox: a claim was opened for your parcel {track}. Details: {link}',
  claimFound: 'TezBox: your parcel {track} was found. About the compensation: {link}',
  reweighAsked:
    'TezBox: {track} was measured again: {after} instead of {before} UZS. Do you agree? Answer within 2 hours: {link}',
  reweighAtCounter:
    'TezBox: {track} was measured again: {after} instead of {before} UZS. To agree, give code {code} or open {link}',
  reweighLower: 'TezBox: {track} was measured again and costs {amount} UZS less. {link}',
  payoutChosen: 'TezBox: your payout account was changed. Not you? {link}',
  phoneSetUp: 'TezBox: the courier app was opened on a new phone. If it was not you, call at once: {phone}',
  workSuspended: 'TezBox: your work is suspended. To hand over parcels and cash, call: {phone}',
  approvalReleased: 'TezBox: one person alone carried out request {number}. Check: {link}',
  payoutCode: 'TezBox: {code} changes your payout account. Do not share it with anyone.',
  payoutWaiting:
    'TezBox: from {date}, {time} your payouts go to a new account. Not you? Sign in and cancel: {link}',
  callerCode: 'TezBox: your code for our operator is {code}. Say it only if you called us yourself.',
  debtReminder: 'TezBox: you owe us {amount} UZS. Pay: {link}',
  lowBalance: 'TezBox: {amount} UZS is left on your balance. Top up: {link}',
  referralReminder:
    'TezBox: parcels left to send: {missing}, days left: {days}. Then {amount} UZS are yours. {link}',
  referralPaid: 'TezBox: {amount} UZS for an invitation are on your balance. {link}',
  referralRefused: 'TezBox: there is no reward for the invitation. Why: {link}',
  referralTakenBack: 'TezBox: the reward for the invitation was taken back. Why: {link}',
  orderAccepted: 'TezBox: your order {track} is accepted. Track it: {link}',
  orderCollected: 'TezBox: we have your parcel {track}. Delivery: {date}. {link}',
  collectionFailed: 'TezBox: the courier could not pick up {track}. More: {link}',
  deliveryFailed: 'TezBox: we could not deliver {track} yet. Why: {link}',
  orderRefused: 'TezBox: the receiver refused {track}. More: {link}',
  orderDelivered: 'TezBox: your parcel {track} was delivered. {link}',
  orderReturning: 'TezBox: {track} could not be delivered and is on its way back to you. {link}',
  orderCancelled: 'TezBox: your order {track} was cancelled; anything you paid is refunded. {link}',
  orderLost: 'TezBox: we have lost {track}, and we are sorry. Compensation: {link}',
  onTheWay: 'TezBox: {track} is on its way to you, expect it {date}. Track it: {link}',
  outForDelivery:
    'TezBox: courier on the way: {when}. Code {code}, give it when you get the parcel.{pay, select, none {} other { To pay: {pay} UZS.}} {link}',
  waitingAtPoint:
    'TezBox: your parcel is waiting: {point}, until {date}. Code {code}.{pay, select, none {} other { To pay: {pay} UZS.}} {link}',
  attemptFailed: 'TezBox: we could not deliver your parcel. Choose another day or place: {link}',
  orderNotDelivered: 'TezBox: {track} was marked as delivered by mistake; the courier still has it. {link}',
  attemptsUsed: 'TezBox: we tried to deliver your parcel three times; it is going back to the sender. {link}',
  storageEnding: 'TezBox: your parcel is kept until {date}: {point}. Keep it longer: {link}',
  pointMoved: 'TezBox: your point is closing. Your parcel will be at {point}. {link}',
  goingBack: 'TezBox: your parcel was not collected in time and is going back to the sender. {link}',
  keptForSender: 'TezBox: we could not bring {track} back to you. It waits until {date}: {link}',
  deliveryUndone:
    'TezBox: your parcel was marked as delivered by mistake; the courier still has it: {when}. {link}',
  codeAgain: 'TezBox: your pickup code is {code}. Give it only when you get the parcel. {link}',
  newCode: 'TezBox: your new pickup code is {code}. The old one no longer works. {link}',
  choiceTold: 'TezBox: your choice for the parcel is noted. If it was not you: {link}',
  handedOutByDocument:
    'TezBox: your parcel was handed out for an identity document. If not to you, tell us: {link}',
  handedOut: 'TezBox: your parcel was collected. If not by you, tell us: {link}',
  delivered: 'TezBox: your parcel was delivered. Rate the courier: {link}',
  answerNotReached: 'TezBox: we called but could not reach you. Call us when it suits you: {phone}',
  answerCallUs: 'TezBox: we have an answer for you. Call us when it suits you: {phone}',
  answerInterview: 'TezBox: we invite you to an interview: {date}, {time}. Questions: {phone}',
  answerHired: 'TezBox: you have got the job! We will call you soon about what comes next.',
  answerNotThisTime:
    'TezBox: thank you for applying. This time we chose another candidate. We wish you luck!',
} as const satisfies DeepStrings<typeof uz>
