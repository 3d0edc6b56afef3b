import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/courierCard.ts'

export default {
  title: 'Badge and ratings',
  open: 'Open the badge',
  courier: 'Courier',
  number: 'Badge number',
  qr: 'QR code of the badge',
  check: 'Open the QR code and ask the courier for the word of the day',
  photo: 'Change the photo',
  photoNote: 'The face must be easy to see. Couriers cannot change it themselves.',
  print: 'Print',
  renew: 'Lost: give a new one',
  renewTitle: 'Give a new badge?',
  renewText: 'The old number and QR code stop working at once.',
  renewYes: 'Yes, a new one',
  no: 'No',
  ratings: 'What people say',
  noRatings: 'Nobody has rated yet.',
  stars: '{stars} / 5',
  sides: { sender: 'Sender', receiver: 'Receiver' },
} as const satisfies DeepStrings<typeof uz>
