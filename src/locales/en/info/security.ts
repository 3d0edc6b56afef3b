import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/security.ts'

export default {
  lead: {
    title: 'How to tell a fake',
    text: 'We never ask for an SMS code or for card details. In doubt, call us first: every day from {opens} to {closes}.',
    ways: { call: '{phone}' },
  },
  never: {
    title: 'What we never ask for',
    code: 'A code from an SMS. You type it on our site yourself, and tell it to nobody, our operators and couriers included.',
    card: 'Your card number, its expiry date or CVV. Card payments happen on the page of Payme, Click or your bank.',
    transfer:
      'A transfer to somebody’s own card. Cash goes to the courier or to a pickup point, everything else through the site.',
  },
  check: {
    title: 'Is it really us?',
    badge: 'Open the QR code on the courier’s badge: the photo and the word of the day have to match.',
    code: 'A message about a parcel names a code that begins with TB. Type it on our site yourself and see.',
    hurry: 'If somebody hurries you, or says the parcel goes back unless you pay today, stop and call us.',
  },
  told: {
    title: 'If you have already told them',
    bank: 'Call your bank first and have the card blocked.',
    devices: 'In your profile, under Devices, sign out any device you do not know.',
    call: 'Then tell us: we look into it and warn others.',
  },
  report: {
    title: 'Found a weakness?',
    write: 'If you have found a weak spot in our site, app or API, write to {securityEmail}',
    answer:
      'Tell us how to repeat it. We answer within {securityAnswerDaysNumber} {securityAnswerDaysCount, plural, one {working day} other {working days}} and let you know when it is mended.',
    rules:
      'Try it on your own account only: open nobody else’s data, do not get in the way of the service, and tell nobody until it is mended. Then we will make no claim against you.',
  },
} as const satisfies DeepStrings<typeof uz>
