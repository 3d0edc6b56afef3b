import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/notCompensated.ts'

export default {
  lead: {
    title: 'What we do not pay for',
    text: 'If a parcel is lost or broken, we pay. But the umbrella does not cover everything: here it is in plain words and in advance, so that nobody is let down later.',
    drawn: 'A box stands under an umbrella; one thing is left in the rain',
    ways: { covered: 'What we do pay for' },
  },
  unpaid: {
    title: 'When we do not pay',
    text: 'And, beside each, how to avoid it.',
    forbidden: {
      title: 'A prohibited item in the box',
      text: 'We pay neither for the item nor for what it spoilt.',
      instead: 'Before sending, <prohibitedItems>check it by name</prohibitedItems>.',
      says: 'Not paid',
    },
    spoiled: {
      title: 'Spoilt food, wilted flowers',
      text: 'Anything that could not stand the heat, the cold or the time.',
      instead: 'Send what is dry, factory-packed or keeps for {perishableHours}.',
      says: 'Not paid',
    },
    packing: {
      title: 'Fragile things without wrapping',
      text: 'The box is intact outside, but something unwrapped inside is broken.',
      instead: 'Wrap each item and fill the box <whatCanYouSend>like this</whatCanYouSend>.',
      says: 'If the box is crushed, we pay',
    },
    inside: {
      title: 'Faults inside a device',
      text: 'Not a scratch outside, yet it does not work: nobody can tell when it broke.',
      instead: 'Before sending, film it working.',
      says: 'If there is a mark of a blow, we pay',
    },
    document: {
      title: 'A document and its replacement',
      text: 'Passport, diploma, contract. Paper has no price, and queues and fees are not compensated.',
      instead: 'Choose delivery against signature and keep a copy.',
      says: 'If the parcel is lost, up to {freeCover}',
    },
    files: {
      title: 'Photos and files on a phone',
      text: 'Nobody can bring back what was in its memory.',
      instead: 'Make a copy first, then clear the memory.',
      says: 'Not paid',
    },
    dear: {
      title: 'Anything above the cover',
      text: 'Cover is {topCover} at most. Above that, and above {minimumWages} minimum wages ({neverCoveredAbove}), we do not pay.',
      instead: 'Split valuables into two parcels, or carry them yourself.',
      says: 'Up to the cover, we pay',
    },
    memory: {
      title: 'What it means to you',
      text: 'For your grandfather’s watch we pay what such a watch costs.',
      instead: 'Do not trust any carrier with what cannot be replaced.',
      says: 'Not paid',
    },
    profit: {
      title: 'Lost profit and lateness',
      text: 'A dress late for the wedding, a sale that fell through, a taxi you had to take.',
      instead: 'For a day that matters, choose express and send a day earlier.',
      says: 'Not paid',
    },
  },
  levels: {
    title: 'How much we pay',
    text: 'The smallest of three: what it is worth, the cover you chose and the upper limit.',
    head: { upTo: 'We pay at most', price: 'Price of the cover' },
  },
  stay: {
    title: 'To stay under the umbrella',
    value: {
      title: 'Declare its value',
      text: 'Right in the order. With a value and cover, a lost parcel is paid in full.',
    },
    photo: {
      title: 'Take photos',
      text: 'What is inside, how it is wrapped, the closed box. Keep the receipt.',
    },
    look: {
      title: 'Look when you receive it',
      text: 'If the box is crushed or has been opened, unpack it in front of the courier and take photos.',
    },
  },
  asked: {
    title: 'Questions',
    late: {
      title: 'When does a parcel count as lost?',
      text: 'When {lostAfterDays} have passed since we took it and it has not arrived. Then you can open a claim.',
    },
    noValue: {
      title: 'What if I did not declare the value?',
      text: 'Then we pay up to {freeCover}. If you took cover but declared no value, show a receipt or an invoice.',
    },
    receipt: {
      title: 'I have no receipt. What now?',
      text: 'The price of the same thing in a shop, your messages or a screenshot of the payment will do.',
    },
    refused: {
      title: 'What if I disagree with a refusal?',
      text: 'Write to us and a person will look at it again. Every refusal names its reason.',
      way: 'Write to us',
    },
  },
  next: {
    title: 'Do you need cover?',
    text: 'It starts at {cheapestCover}: one tick in the order.',
    ways: { covered: 'About cover', price: 'Work out the price' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
