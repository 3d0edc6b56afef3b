import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/covered.ts'

export default {
  lead: {
    title: 'Your parcel, under a dome',
    text: 'Every parcel is covered free of charge up to {freeCover}. For something worth more choose a larger dome, up to {topCover}. If it is lost or damaged, the money comes back.',
    drawn: 'A large turquoise dome with a box standing under it',
    ways: { calc: 'See what it costs', claim: 'Open a claim' },
  },
  calc: {
    title: 'Which dome do you need?',
    text: 'Write what the thing is worth, and see the cheapest cover that gives all of it back.',
  },
  live: {
    value: 'Value',
    hint: 'What it would cost to buy it again',
    soum: 'UZS',
    button: 'Work it out',
    waiting: 'Write the value, and the answer appears here.',
    free: 'Free',
    whole: 'If the parcel is lost, {pays} comes back: all of its value.',
    part: 'If the parcel is lost, {pays} comes back at most: that is the largest cover. Think of sending it in several parcels.',
    none: 'Nothing this dear can be covered; the free cover remains, {pays} at most. Better take it there yourself.',
    price: 'The price with this cover',
    drawn: 'Domes above a box: the chosen one is filled',
  },
  levels: {
    title: 'Levels of cover',
    text: 'For one parcel, added to its price once. You choose the level when you order; it cannot be raised later.',
    head: { upTo: 'We give back up to', price: 'Price' },
  },
  amount: {
    title: 'How much comes back',
    text: 'The smallest of these.',
    value: {
      title: 'What it is worth',
      text: 'As written in the order, or the money for goods that the receiver pays, whichever is more. For a lost parcel it is paid in full, for damage by how bad it is.',
    },
    cover: {
      title: 'The cover you chose',
      text: 'If you chose none, the free one: {freeCover}.',
    },
    ceiling: {
      title: 'The ceiling',
      text: 'The minimum wage times {minimumWagesNumber}. Nothing dearer than that can be covered.',
    },
  },
  claim: {
    title: 'How to open a claim',
    text: 'The sender opens it: the order is in their account. A receiver sends them the photos.',
    keep: { title: 'Keep everything', text: 'Leave the box, the packing and what was inside as they are.' },
    photo: {
      title: 'Take photos',
      text: 'The box from all sides, the label, and the damage from close by.',
    },
    open: {
      title: 'Report it in the order',
      text: 'Open the order under <orderList>My orders</orderList> and report a problem. Damage once the parcel was handed over, a loss once {lostAfterDays} have passed since we took it.',
    },
    decide: {
      title: 'We look into it',
      text: 'A person looks at the photos and the parcel’s history. A large sum is agreed to by a second one. The decision comes by SMS; its reason stays in the order.',
    },
    money: {
      title: 'The money comes',
      text: 'To your balance, through a bank or in cash. For a lost parcel the price of delivery comes back as well.',
    },
  },
  what: {
    title: 'What is covered, and what is not',
    gone: {
      title: 'The parcel is lost',
      text: 'We took it, and it never reached its receiver.',
      instead: 'Once {lostAfterDays} have passed since we took it, open a claim.',
    },
    broken: {
      title: 'The parcel is damaged',
      text: 'Something well packed broke on the way.',
      instead: 'Open a claim with photos. How bad it is decides how much is paid.',
    },
    wayBack: {
      title: 'Damaged on the way back',
      text: 'The receiver did not take it, and it was returning to you.',
      instead: 'The cover chosen for the way there holds on the way back.',
    },
    unnamed: {
      title: 'No value was named',
      text: 'Cover was bought, but the order names no value.',
      instead: 'Show a receipt or another paper, and it is paid by that.',
    },
    packing: {
      title: 'Poorly packed',
      text: 'What moved about inside without protection broke.',
      instead: 'Fill the gaps, and wrap what is fragile in something soft.',
      way: 'How to pack',
    },
    forbidden: {
      title: 'A prohibited thing',
      text: 'Cover does not hold for what may not be sent.',
      instead: 'Look at the list before you send.',
      way: 'Prohibited items',
    },
    tooLate: {
      title: 'It was late',
      text: 'The parcel is whole, but came after the promised day.',
      instead: 'Being late alone is not paid for. You may well ask us why.',
      way: 'What to do when it is late',
    },
  },
  ask: {
    title: 'Questions',
    who: {
      title: 'Can the receiver open a claim?',
      text: 'No, the agreement is with the sender. Send the photos to them, and they open it. A courier or a point that sees damage reports it, too.',
    },
    howSoon: {
      title: 'How long does a decision take?',
      text: 'We promise no exact time: each case is looked at for itself. The order’s page shows where it stands, and an SMS tells the decision.',
    },
    papers: {
      title: 'Which papers are needed?',
      text: 'If the value was named, photos are enough. If not, a receipt, an invoice or a copy of the online order.',
    },
    paidWhere: {
      title: 'Where do I get the money?',
      text: 'On your balance, in a bank account, or in cash at a desk. The balance pays for new parcels.',
    },
    foundAgain: {
      title: 'What if it is found after you have paid?',
      text: 'We send an SMS and talk to you: the money can stay with you, or you take the parcel and give it back. Nothing is taken from your balance without your agreement.',
    },
    refusal: {
      title: 'What if I do not agree with a refusal?',
      text: 'Read the reason and write to us with a new photo or paper. A person answers.',
      way: 'Write to us',
    },
  },
  next: {
    title: 'Is something wrong with a parcel?',
    text: 'Open the order and write what happened. Photos can be added later as well.',
    ways: { claim: 'Open a claim', send: 'Send a parcel' },
  },
  near: { title: 'Read on' },
} as const satisfies DeepStrings<typeof uz>
