import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/sendFreeSignUp.ts'

export default {
  lead: {
    title: 'A manager will call you',
    text: 'Tell us a little about your shop. A manager calls between {opens} and {closes}, answers your questions and arranges the trial with you.',
  },
  apply: {
    title: 'You and your shop',
    text: 'In a hurry: {phone}.',
    fields: {
      name: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      email: 'E-mail',
      company: 'Company or shop',
      website: 'Website or page',
    },
    hints: {
      email: 'If you would rather have a written answer.',
      website: 'An Instagram or Telegram page will do.',
    },
    button: 'Wait for the call',
    done: {
      title: 'Written down',
      text: 'A manager calls between {opens} and {closes}. If you would rather not wait, call us: {phone}.',
    },
  },
  afterwards: {
    title: 'What happens next',
    call: {
      title: 'The call',
      text: 'We ask what you sell, where you send it and how many parcels a month.',
    },
    open: {
      title: 'The business account',
      text: 'You open it together. Only you type the code from the SMS into the site, the manager never asks for it.',
    },
    send: {
      title: 'The first parcel',
      text: '{priceFrom} comes off its price. Look at how it went and decide for yourself whether to go on.',
    },
  },
  near: { title: 'Read on' },
} as const satisfies DeepStrings<typeof uz>
