import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/freeParcelSignUp.ts'

export default {
  lead: {
    title: 'We call you and open it together',
    text: 'Leave your name and phone. An operator calls between {opens} and {closes}, helps you open an account and tells you how much comes off your first parcel.',
    note: 'If you <signUp>sign up yourself</signUp> instead of waiting, the free parcel is yours at once.',
  },
  apply: {
    title: 'About you',
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
      company: 'If you send for a shop.',
      website: 'An Instagram or Telegram page will do.',
    },
    button: 'Wait for the call',
    done: {
      title: 'Written down',
      text: 'An operator calls between {opens} and {closes}. If you would rather not wait, call us: {phone}.',
    },
  },
  afterwards: {
    title: 'What happens next',
    call: {
      title: 'The call',
      text: 'We ask what you send, from where and to where, and tell you the price.',
    },
    open: {
      title: 'The account',
      text: 'A code comes to your phone, and only you type it into the site. The operator never asks for it.',
    },
    send: {
      title: 'The first parcel',
      text: 'A small box within a region goes point to point free; from a dearer one {priceFrom} comes off.',
    },
  },
  near: { title: 'Read on' },
} as const satisfies DeepStrings<typeof uz>
