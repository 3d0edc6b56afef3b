import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/covered.ts'

export default {
  lead: {
    title: 'Your parcel, under a dome',
    text: 'Every parcel is covered free of charge up to {freeCover}. For something worth more, choose a larger dome, up to {topCover}. If the parcel is lost or damaged, the money comes back.',
    drawn: 'A large turquoise dome with a box standing under it',
    ways: { calc: 'See what it costs', claim: 'Open a claim' },
  },
  calc: {
    title: 'Which dome do you need?',
    text: 'Enter what it is worth and see the cheapest cover that pays all of it back.',
  },
  live: {
    value: 'Value',
    hint: 'What it would cost to buy it again',
    soum: 'UZS',
    button: 'Work it out',
    waiting: 'Enter the value and the answer appears here.',
    free: 'Free',
    whole: 'If the parcel is lost, you get {pays} back: its full value.',
    part: 'If the parcel is lost, you get {pays} back at most: that is the largest cover. Consider sending it in several parcels.',
    none: 'Nothing this valuable can be covered; the free cover remains, {pays} at most. Better to take it there yourself.',
    price: 'The price with this cover',
    drawn: 'Domes above a box: the chosen one is filled',
  },
  levels: {
    title: 'Levels of cover',
    text: 'For one parcel, added to its price once. You choose the level when you order; it cannot be raised later.',
    head: { upTo: 'We pay up to', price: 'Price' },
  },
  amount: {
    title: 'How much you get back',
    text: 'The smallest of these.',
    value: {
      title: 'What it is worth',
      text: 'The declared value, or what the receiver pays for the goods if that is more. A lost parcel is paid in full; for damage, it depends how bad it is.',
    },
    cover: {
      title: 'The cover you chose',
      text: 'If you chose none, the free one: {freeCover}.',
    },
    ceiling: {
      title: 'The ceiling',
      text: 'The minimum wage times {minimumWagesNumber}. Nothing above that can be covered.',
    },
  },
  claim: {
    title: 'How to open a claim',
    text: 'The sender opens it, because the order is in their account. Receivers send them the photos.',
    keep: { title: 'Keep everything', text: 'Leave the box, the packing and what was inside as they are.' },
    photo: {
      title: 'Take photos',
      text: 'The box from all sides, the label, and the damage close up.',
    },
    open: {
      title: 'Report it in the order',
      text: 'Open the order under <orderList>My orders</orderList> and report a problem: damage once the parcel has been handed over, a loss once {lostAfterDays} have passed since we took it.',
    },
    decide: {
      title: 'We look into it',
      text: 'A person looks at the photos and the parcel’s history; a large sum needs a second person. The decision comes by SMS, and its reason stays in the order.',
    },
    money: {
      title: 'The money comes',
      text: 'To your balance, to a bank account or in cash. For a lost parcel you get the delivery price back as well.',
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
      instead: 'Open a claim with photos. How bad the damage is decides how much is paid.',
    },
    wayBack: {
      title: 'Damaged on the way back',
      text: 'The receiver did not take it, and it was returning to you.',
      instead: 'The cover you chose for the way there also holds on the way back.',
    },
    unnamed: {
      title: 'No value was declared',
      text: 'Cover was bought, but the order gives no value.',
      instead: 'Show a receipt or another document, and we pay by that.',
    },
    packing: {
      title: 'Poorly packed',
      text: 'Something that moved about inside, unprotected, broke.',
      instead: 'Fill the gaps and wrap fragile things in something soft.',
      way: 'How to pack',
    },
    forbidden: {
      title: 'A prohibited item',
      text: 'Cover does not apply to what may not be sent.',
      instead: 'Check the list before you send.',
      way: 'Prohibited items',
    },
    tooLate: {
      title: 'It was late',
      text: 'The parcel is whole, but came after the promised day.',
      instead: 'Lateness alone is not paid for. You are welcome to ask us why.',
      way: 'What to do when it is late',
    },
  },
  ask: {
    title: 'Questions',
    who: {
      title: 'Can the receiver open a claim?',
      text: 'No, our contract is with the sender. Send them the photos and they open it. A courier or a point that notices damage reports it too.',
    },
    howSoon: {
      title: 'How long does a decision take?',
      text: 'We promise no exact time: each case is looked at on its own. The order page shows where it stands, and the decision comes by SMS.',
    },
    papers: {
      title: 'Which documents are needed?',
      text: 'If the value was declared, photos are enough. If not, a receipt, an invoice or a copy of the online order.',
    },
    paidWhere: {
      title: 'Where do I get the money?',
      text: 'On your balance, in a bank account, or in cash at a desk. From the balance you can pay for new parcels.',
    },
    foundAgain: {
      title: 'What if it is found after you have paid?',
      text: 'We send an SMS and talk to you: you can keep the money, or take the parcel and return the money. Nothing is taken from your balance without your consent.',
    },
    refusal: {
      title: 'What if I do not agree with a refusal?',
      text: 'Read the reason and write to us with a new photo or document. A person answers.',
      way: 'Write to us',
    },
  },
  next: {
    title: 'Is something wrong with a parcel?',
    text: 'Open the order and write what happened. You can add photos later.',
    ways: { claim: 'Open a claim', send: 'Send a parcel' },
  },
  near: { title: 'Read on' },
} as const satisfies DeepStrings<typeof uz>
