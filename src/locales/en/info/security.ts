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
    code: 'A code from an SMS. Type it only on our site yourself, and share it with nobody, not even our operators or couriers.',
    card: 'Your card number, its expiry date or CVV. Card payments happen on the page of Payme, Click or your bank.',
    transfer:
      'A transfer to someone’s personal card. Cash goes to the courier or a pickup point, everything else through the site.',
  },
  check: {
    title: 'Is it really us?',
    badge: 'Scan the QR code on the courier’s badge: the photo and the word of the day have to match.',
    code: 'A message about a parcel contains a tracking code that starts with TB. Type it on our site yourself and check.',
    hurry: 'If someone rushes you, or says the parcel goes back unless you pay today, stop and call us.',
  },
  told: {
    title: 'If you have already shared a code or card',
    bank: 'Call your bank first and have the card blocked.',
    devices: 'In your profile, under Devices, sign out any device you do not recognise.',
    call: 'Then tell us: we’ll look into it and warn others.',
  },
  report: {
    title: 'Found a vulnerability?',
    write: 'If you have found a vulnerability in our site, app or API, write to {securityEmail}',
    answer:
      'Tell us how to reproduce it. We answer within {securityAnswerDaysNumber} {securityAnswerDaysCount, plural, one {working day} other {working days}} and let you know when it is fixed.',
    rules:
      'Test only on your own account: do not open other people’s data, do not disrupt the service, and tell nobody until it is fixed. Then we will take no action against you.',
  },
} as const satisfies DeepStrings<typeof uz>
