import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/paramMissing.ts'

export default {
  feedback: {
    text: 'To rate the courier, open the link in our message or type its code here.',
    label: 'Rating code',
    hint: 'It stands at the end of the link we sent after the delivery.',
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
    hint: 'It stands at the end of the link from SMS or Telegram.',
    button: 'Open the parcel',
  },
  trackLight: {
    text: 'Type the parcel code and we will show its way.',
    label: 'Parcel code',
    hint: 'It starts with TB and has 16 characters. You find it in the SMS and on the label.',
    button: 'Track',
  },
} as const satisfies DeepStrings<typeof uz>
