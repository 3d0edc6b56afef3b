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
      text: 'With a business account, upload an Excel or CSV file: mistakes are put right in their rows, and all labels come at once. Text copied out of a chat will do, too.',
      way: 'Upload from Excel',
    },
    collection: {
      title: 'Can one visit collect them all?',
      text: 'Yes. For a business, one visit costs {priceCollection}, and from {collectionFreeFromNumber} parcels on it is free. You choose the day and the hours when you upload a file.',
      way: 'What we do for business',
    },
    packages: {
      title: 'What is a package?',
      text: 'Parcels paid for in advance: {packageSmallestNumber} in the smallest, {packageLargestNumber} in the largest, where each comes to {packageEach}. Transport and delivery to the door are included. Valid for {packageDays}.',
      way: 'Buy a package',
    },
    pro: {
      title: 'Who is Pro for?',
      text: 'A shop that sends all the time. By contract, each parcel up to {proWeight} costs {pricePro}: door to door, cash on delivery included.',
      way: 'Ask about Pro',
    },
    statement: {
      title: 'Are there documents for the accountant?',
      text: 'Download a statement for any period on the balance page. Every payout for goods comes with a register of its parcels.',
      way: 'Get a statement',
    },
    integration: {
      title: 'Can my shop’s site be connected?',
      text: 'Connections to shop platforms are still being built. The list says openly what works and what does not.',
      way: 'List of connections',
    },
  },
  account: {
    title: 'Account and safety',
    signIn: {
      title: 'Do I need a password?',
      text: 'No. Enter your phone number and a code comes by SMS. Do not share it with anyone, not even our staff.',
      way: 'Sign in',
    },
    noSms: {
      title: 'The sign-in code does not come',
      text: 'Check the number and ask for a new one when the countdown is over: only the last one works. A landline may not get SMS.',
      way: 'Ask for a new code',
    },
    newNumber: {
      title: 'My phone number has changed',
      text: 'The account is tied to its number, which cannot be changed in the profile. Open an account with the new number; if there is money on the old one, write to us.',
      way: 'Write to us',
    },
    fakeCourier: {
      title: 'Is the courier at my door really yours?',
      text: 'Scan the QR code on the badge with your camera: a photo and a name appear. Then ask for the word of the day and type it in. If it is wrong, hand over neither money nor code.',
      way: 'How to check',
    },
    phishing: {
      title: 'I got a suspicious SMS',
      text: 'We do not ask for codes, card numbers or transfers to a private card. Leave the link alone and enter the tracking code on our site yourself.',
      way: 'How to spot a fake',
    },
    devices: {
      title: 'What if a stranger is in my account?',
      text: 'In the list of devices in your profile, end the one you do not know, or sign out everywhere. Your sign-in history is there too.',
      way: 'My devices',
    },
    deleteAccount: {
      title: 'How do I delete my account?',
      text: 'In your profile, with a code from an SMS. First spend what is on the balance or have it refunded. Accounting records that the law requires are kept until their term ends.',
      way: 'Open the profile',
    },
  },
} as const satisfies DeepStrings<typeof uz>
