import type { DeepStrings } from '../../../shape.ts'
import type uz from '../../../uz/info/faq/people.ts'

/** Shops, accounts and how to stay safe. */
export default {
  merchants: {
    title: 'For business',
    businessAccount: {
      title: 'How do I open a business account?',
      text: 'Choose it when you sign up, or turn a personal account into one in your profile: it takes the company’s name and tax number. Addresses, balance and orders stay.',
      way: 'Open the profile',
    },
    many: {
      title: 'I send dozens of parcels a day. Is there an easier way?',
      text: 'Repeat an order, and addresses and box are filled in. A basket is paid at once, its labels are printed together. Uploading from Excel is not there yet.',
      way: 'My orders',
    },
    collection: {
      title: 'Does one visit collect them all?',
      text: 'Yes. For a business one visit costs {priceCollection}, and from {collectionFreeFromNumber} parcels on it is free.',
      way: 'What we do for business',
    },
    packages: {
      title: 'What is a package?',
      text: 'Shipments bought in advance: {packageSmallestNumber} in the smallest, {packageLargestNumber} in the largest, where one comes to {packageEach}. Carriage and delivery to the door are included, for {packageDays}.',
      way: 'Buy a package',
    },
    pro: {
      title: 'Whom does Pro suit?',
      text: 'A shop that sends all the time. By contract each shipment up to {proWeight} costs {pricePro}: door to door, cash on delivery included.',
      way: 'Ask about Pro',
    },
    statement: {
      title: 'Are there papers for the accountant?',
      text: 'Download a statement for any period on the balance page. Every payout for goods comes with a registry of its parcels.',
      way: 'Get a statement',
    },
    integration: {
      title: 'Can my shop’s site be connected?',
      text: 'Ready connections to shop platforms are still being built. What works and what does not is said openly.',
      way: 'List of connections',
    },
  },
  account: {
    title: 'Account and safety',
    signIn: {
      title: 'Do I need a password?',
      text: 'No. Type your phone number and a code comes by SMS. Do not tell it to anyone, our staff included.',
      way: 'Sign in',
    },
    noSms: {
      title: 'The sign-in code does not come',
      text: 'Check the number and ask for a new one when the countdown is over: only the last one works. A landline may not get SMS.',
      way: 'Ask for a new code',
    },
    newNumber: {
      title: 'My phone number has changed',
      text: 'The account is tied to its number, which cannot be changed in the profile. Open an account with the new one; if there is money on the old, write to us.',
      way: 'Write to us',
    },
    fakeCourier: {
      title: 'Is it really our courier at the door?',
      text: 'Open the QR code of the badge with your camera: photo and name appear. Then ask for the word of the day and type it. If it does not fit, hand over neither money nor code.',
      way: 'How to check',
    },
    phishing: {
      title: 'A suspicious SMS came',
      text: 'We do not ask for codes or card numbers, nor for transfers to a private card. Leave the link alone and type the tracking code on our site yourself.',
      way: 'How to tell a fake',
    },
    devices: {
      title: 'What if a stranger is in my account?',
      text: 'In the profile’s list of devices end the one you do not know, or sign out everywhere. The history of sign-ins is there too.',
      way: 'My devices',
    },
    deleteAccount: {
      title: 'How do I delete my account?',
      text: 'In your profile, with a code from an SMS. Spend what is on the balance or have it returned first. Accounting records that the law asks for are kept until their term ends.',
      way: 'Open the profile',
    },
  },
} as const satisfies DeepStrings<typeof uz>
