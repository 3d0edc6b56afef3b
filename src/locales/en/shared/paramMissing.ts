import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/paramMissing.ts'

export default {
  feedback: {
    text: 'To rate the courier, open the link in our message or type its code here.',
    label: 'Rating code',
    hint: 'It is at the end of the link we sent after the delivery.',
    button: 'Go to rating',
  },
  personalLink: {
    text: 'If the receiver sent you a personal link, open it or type its code here.',
    label: 'Link code',
    hint: 'The last part of the link.',
    button: 'Send a parcel',
  },
  receiverUpdate: {
    text: 'To change the day or the place for your parcel, open the link in our message or type its code here.',
    label: 'Link code',
    hint: 'It is at the end of the link from the SMS or Telegram message.',
    button: 'Open the parcel',
  },
  trackLight: {
    text: 'Enter the tracking code and we’ll show the parcel’s journey.',
    label: 'Tracking code',
    hint: 'It starts with TB and has 16 characters. You’ll find it in the SMS and on the label.',
    button: 'Track',
  },
} as const satisfies DeepStrings<typeof uz>
