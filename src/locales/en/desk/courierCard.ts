import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/courierCard.ts'

export default {
  title: 'Badge and ratings',
  open: 'Open the badge',
  courier: 'Courier',
  number: 'Badge number',
  qr: 'QR code of the badge',
  check: 'Scan the QR code and ask the courier for the word of the day',
  photo: 'Change the photo',
  photoNote: 'The face must be clearly visible. Couriers cannot change it themselves.',
  print: 'Print',
  renew: 'Lost: issue a new one',
  renewTitle: 'Issue a new badge?',
  renewText: 'The old number and QR code stop working right away.',
  renewYes: 'Yes, issue it',
  no: 'No',
  ratings: 'What people say',
  noRatings: 'No ratings yet.',
  stars: '{stars} / 5',
  sides: { sender: 'Sender', receiver: 'Receiver' },
} as const satisfies DeepStrings<typeof uz>
