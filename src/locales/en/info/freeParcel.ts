import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/freeParcel.ts'

export default {
  lead: {
    title: 'Your first parcel is on us',
    text: 'Everybody who opens a new account sends the first parcel free: within a region, small box, point to point. If it costs more, we take {priceFrom} off and you pay the rest.',
    ways: { start: 'Sign up', call: 'Call me' },
    drawn: 'A box tied with a ribbon',
  },
  how: {
    title: 'How to get it',
    account: {
      title: 'Open an account',
      text: 'A code comes to your phone and lets you in. The free parcel is yours at once, there is no coupon to type.',
    },
    order: {
      title: 'Place the order',
      text: 'Choose from where, to where and which box. The discount stands in the price as a line of its own.',
    },
    hand: {
      title: 'Hand it over',
      text: 'If nothing is left to pay, we ask for nothing. Bring the box to a point nearby or call a courier.',
    },
  },
  terms: {
    title: 'The terms',
    who: {
      title: 'For whom',
      text: 'A person or a shop opening an account with us for the first time. Whoever deleted an account and came back with the same number does not get it again.',
    },
    much: {
      title: 'How much',
      text: 'One parcel, up to {priceFrom}. That is the price of a small box (up to {smallWeight}) within a region, point to point.',
    },
    more: {
      title: 'If it costs more',
      text: '{priceFrom} comes off and you pay the difference. So it goes for another region, a larger box and delivery to the door.',
    },
    kept: {
      title: 'How long',
      text: 'Until you use it. It does not run out.',
    },
    back: {
      title: 'If it is cancelled',
      text: 'If the order is never paid, or is cancelled and the money goes back, the free parcel goes back to your account too.',
    },
    beside: {
      title: 'With other discounts',
      text: 'Discounts do not add up, the better one counts. If half price is better, the free parcel stays for the next time.',
    },
  },
  price: {
    title: 'What would yours cost?',
    text: 'Choose where it goes and see the price without the discount. Take {priceFrom} off it.',
  },
  ask: {
    title: 'Questions',
    door: {
      title: 'Is it free to the door as well?',
      text: 'In part. A courier at the door is a line of its own; {priceFrom} comes off the whole price and you pay the rest.',
    },
    city: {
      title: 'And to another region?',
      text: 'Yes. It is further and costs more, so you pay the difference.',
    },
    again: {
      title: 'Is the second parcel free too?',
      text: 'No, only the first. The next ones go <pricing>by the tariff</pricing>.',
    },
    receiver: {
      title: 'Does the receiver pay anything?',
      text: 'Not for the free parcel. If you chose cash on delivery, they hand over the money for the goods and no more.',
    },
  },
  next: {
    title: 'Shall we try?',
    text: 'Signing up takes a few minutes. If you get stuck, we call and help.',
    ways: { start: 'Sign up', call: 'Call me' },
  },
} as const satisfies DeepStrings<typeof uz>
