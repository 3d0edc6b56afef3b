import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/notCompensated.ts'

export default {
  lead: {
    title: 'What we do not pay for',
    text: 'If a parcel is lost or broken, we pay. But the umbrella does not cover everything: here it is, plainly and beforehand, so that nobody is let down later.',
    drawn: 'A box stands under an umbrella; one thing is left in the rain',
    ways: { covered: 'What we do pay for' },
  },
  unpaid: {
    title: 'When there is no money',
    text: 'And, beside each, how to avoid it.',
    forbidden: {
      title: 'Something forbidden in the box',
      text: 'We pay neither for the forbidden thing nor for what it spoilt.',
      instead: 'Before sending, <prohibitedItems>check it by name</prohibitedItems>.',
      says: 'Not paid',
    },
    spoiled: {
      title: 'Spoilt food, wilted flowers',
      text: 'Whatever did not stand the heat, the cold or the time.',
      instead: 'Send what is dry, factory-packed or keeps for {perishableHours}.',
      says: 'Not paid',
    },
    packing: {
      title: 'Fragile things without wrapping',
      text: 'The box is whole outside, and what was not wrapped inside is broken.',
      instead: 'Wrap each thing and fill the box <whatCanYouSend>like this</whatCanYouSend>.',
      says: 'If the box is crushed, we pay',
    },
    inside: {
      title: 'Faults inside a device',
      text: 'Not a scratch outside, yet it does not work: nobody can tell any more when it broke.',
      instead: 'Before sending, film that it works.',
      says: 'With a mark of a blow, we pay',
    },
    document: {
      title: 'A document and its replacement',
      text: 'Passport, diploma, contract. Paper has no price; queues and fees are not compensated.',
      instead: 'Choose delivery against signature and keep a copy.',
      says: 'If the parcel is lost, up to {freeCover}',
    },
    files: {
      title: 'Photos and files on a phone',
      text: 'What was in its memory nobody can bring back.',
      instead: 'Make a copy first, then clear the memory.',
      says: 'Not paid',
    },
    dear: {
      title: 'What is above the cover',
      text: 'Cover is {topCover} at most. Above it, and above {minimumWages} minimum wages ({neverCoveredAbove}), we do not pay.',
      instead: 'Split dear things into two parcels, or carry them yourself.',
      says: 'Up to the cover, we pay',
    },
    memory: {
      title: 'What it means to you',
      text: 'For your grandfather’s watch we pay what such a watch costs.',
      instead: 'Do not trust what cannot be replaced to any post.',
      says: 'Not paid',
    },
    profit: {
      title: 'Lost profit and lateness',
      text: 'A dress late for the wedding, a sale that fell through, a taxi you had to take.',
      instead: 'For a day that matters choose express and send a day earlier.',
      says: 'Not paid',
    },
  },
  levels: {
    title: 'How much we pay',
    text: 'The least of three: what it is worth, the cover you took and the upper limit.',
    head: { upTo: 'We pay at most', price: 'Price of the cover' },
  },
  stay: {
    title: 'To stay under the umbrella',
    value: {
      title: 'State its value',
      text: 'Right in the order. With a value and cover, a lost parcel is paid in full.',
    },
    photo: {
      title: 'Take pictures',
      text: 'What is inside, how it is wrapped, the closed box. Keep the receipt.',
    },
    look: {
      title: 'Look when you get it',
      text: 'If the box is crushed or opened, open it in front of the courier and take pictures.',
    },
  },
  asked: {
    title: 'Questions',
    late: {
      title: 'When does a parcel count as lost?',
      text: 'When {lostAfterDays} have passed since we took it and it has not arrived. Then you can open a claim.',
    },
    noValue: {
      title: 'What if I did not state the value?',
      text: 'Then we pay up to {freeCover}. If you took cover but stated no value, show a receipt or an invoice.',
    },
    receipt: {
      title: 'I have no receipt. What now?',
      text: 'The price of the same thing in a shop, your messages or a picture of the payment will do.',
    },
    refused: {
      title: 'You disagree with a refusal?',
      text: 'Write to us and somebody else will look at it. Every refusal names its reason.',
      way: 'Write to us',
    },
  },
  next: {
    title: 'Do you need cover?',
    text: 'It starts at {cheapestCover} and is one tick in the order.',
    ways: { covered: 'About cover', price: 'Work out the price' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
