import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/signUp.ts'

export default {
  newHere: 'This number is new to us. Tell us your name; you will not need a second code.',
  invited: 'Your friend’s invitation is saved.',
  kind: 'Account type',
  personal: { label: 'For myself', note: 'Send to family and friends, and receive' },
  business: { label: 'For business', note: 'On behalf of a shop or company' },
  fullName: 'First and last name',
  company: 'Company name',
  companyHint: 'For example, Margʻilon Atlas LLC',
  stir: 'Tax number (STIR)',
  stirHint: 'Your 9-digit taxpayer number',
  consent:
    'By pressing “{button}” you accept our <offer>public offer</offer> and <privacy>privacy rules</privacy>.',
  next: 'Continue',
  submit: 'Sign up',
  alreadyRegistered: 'This number already has an account, so we signed you in.',
  faults: {
    name: 'Tell us your name.',
    company: 'Enter the company name.',
    stir: 'A tax number has 9 digits and starts with 2 to 7.',
  },
  offers: {
    title: 'For new customers',
    free: {
      title: 'First parcel free',
      text: 'We pay up to the price of a small parcel within one region. If yours costs more, you pay only the difference. It does not expire.',
    },
    half: {
      title: 'Half price for a month',
      text: 'For a month from the day you sign up. Discounts are not combined: you always get the better one.',
    },
  },
} as const satisfies DeepStrings<typeof uz>
