import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/sendFree.ts'

export default {
  lead: {
    title: 'A free trial for your shop',
    text: 'Send a customer their first parcel with us: delivery up to {priceFrom} is free, no contract needed. A manager calls, you open the account together and see for yourself.',
    ways: { call: 'I want to try', business: 'Plans' },
    drawn: 'A shop counter with three boxes, one tied with a ribbon',
  },
  how: {
    title: 'How the trial goes',
    write: {
      title: 'You write',
      text: 'Leave your name, phone and the page of the shop. No website? Instagram or Telegram will do.',
    },
    talk: {
      title: 'We talk',
      text: 'A manager calls between {opens} and {closes}: what you sell, where to, how many a day.',
    },
    try: {
      title: 'You send',
      text: 'Open a business account and send the first parcel. {priceFrom} comes off its price, which makes a small box within a region, point to point, free.',
    },
    choose: {
      title: 'You decide',
      text: 'If you like it, the manager works out the plan for your volume. If not, you owe nothing.',
    },
  },
  see: {
    title: 'What one parcel shows you',
    label: {
      title: 'The label',
      text: 'It is ready as soon as the order is made: print it and stick it on the box.',
    },
    cod: {
      title: 'Cash on delivery',
      text: 'The buyer pays the courier. Within {codHours} of that we send the money where you chose.',
    },
    track: {
      title: 'Tracking',
      text: 'The buyer follows the parcel by the link in the SMS and need not ask you.',
    },
    collection: {
      title: 'Collection',
      text: 'A courier comes to the shop. With {collectionFreeFrom} parcels or more at a time it is free.',
    },
  },
  terms: {
    title: 'What is free and what is not',
    free: {
      title: 'Free',
      text: 'The first parcel of a new account: up to {priceFrom}. If it costs more, you pay the difference.',
    },
    half: {
      title: 'The first month',
      text: 'If you open the account while the half-price offer runs on the home page, parcels of the first month cost {halfPricePercent} less. Without the offer, the usual price.',
    },
    after: {
      title: 'Afterwards',
      text: 'One of <business>three plans</business>: parcel by parcel, a prepaid package or a contract.',
    },
    paper: {
      title: 'Papers',
      text: 'A trial needs no contract, the <offer>public offer</offer> is enough.',
    },
  },
  ask: {
    title: 'Questions',
    many: {
      title: 'Can I send several free?',
      text: 'One parcel is free. To try more there is a package of {packageSmallest}, in which each costs less. The manager does the sums.',
    },
    instagram: {
      title: 'I only sell on Instagram. Does that work?',
      text: 'Yes. You need no website, you enter the orders in your account.',
    },
    oblige: {
      title: 'Am I bound to anything afterwards?',
      text: 'No. There is no monthly fee: if you do not send, you do not pay.',
    },
    self: {
      title: 'What if I start without a manager?',
      text: 'Choose a business account when you <signUp>sign up</signUp>; the first parcel is free all the same.',
    },
  },
  next: {
    title: 'Choose the first parcel',
    text: 'Try it with the thing people buy most.',
    ways: { call: 'Have a manager call me', start: 'I will sign up myself' },
  },
} as const satisfies DeepStrings<typeof uz>
