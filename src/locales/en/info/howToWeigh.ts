import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/howToWeigh.ts'

export default {
  lead: {
    title: 'Weigh it, measure it',
    text: 'Scales and a ruler will do, and a couple of minutes. No scales at home? We know a way round that. Measure it right and the price will not change on the road.',
    drawn: 'A box on scales, beside it a tape measure and a teapot',
    ways: { helper: 'Work out the weight', price: 'See the price' },
  },
  steps: {
    title: 'Four steps',
    pack: {
      title: 'Pack it first',
      text: 'The box, the paper and the tape weigh something too, so measure the parcel when it is ready to go.',
    },
    scales: {
      title: 'Weigh it',
      text: 'Kitchen or bathroom scales are fine. Keep the grams after the kilogram.',
    },
    sides: {
      title: 'Measure three sides',
      text: 'The longest side is the length, the other two are width and height. Write centimetres, and round millimetres up.',
    },
    bulge: {
      title: 'If it is round or soft',
      text: 'Imagine the box that would hold all of it, and measure that. What bulges out counts too.',
    },
  },
  helper: {
    title: 'Which weight counts',
    text: 'Type in what you measured: we say which weight counts and which box it is.',
  },
  live: {
    weight: 'Weight',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    kg: 'kg',
    cm: 'cm',
    waiting: 'Type in the numbers and the answer appears here.',
    byWeight: 'The weight on the scales counts',
    byVolume: 'The room it takes counts: the box is light, but large',
    volume: 'By volume: {weight}',
    box: {
      small: 'It travels at the price of a small box.',
      medium: 'It travels at the price of a medium box.',
      large: 'It travels at the price of a large box.',
      other: 'It is priced by its own measures.',
    },
    doorOnly: 'Too heavy for a point: a courier collects it from your door.',
    button: 'Calculate the price',
    drawn: 'A box of the measures you typed',
    tooLong: 'Too long for a point: a courier collects it from your door.',
  },
  boxes: {
    title: 'Three ready sizes',
    text: 'If your parcel fits into one of these, there is nothing to measure: choosing the box is enough.',
    head: { size: 'Box', weight: 'Weight, at most', sides: 'Sides' },
  },
  without: {
    title: 'No scales at home?',
    person:
      'Step on the bathroom scales alone, then with the box in your arms. The difference is its weight.',
    bottle: 'A litre of water weighs a kilogram. Take one thing in each hand and compare.',
    paper: 'A pack of office paper weighs about two and a half kilograms: a measure most homes have.',
    shop: 'Or bring the box to a <servicesNearYou>point</servicesNearYou>: we weigh and measure it for free.',
  },
  why: {
    title: 'Why volume counts too',
    text: {
      p1: 'A van runs out of room as well as of strength. A sack of cotton is light, yet takes the place of a dozen boxes. So the larger of two weights counts: the one on the scales, or the one of the room it takes.',
      p2: 'The weight of the volume is length times width times height in centimetres, divided by <b>{volumeDivisor}</b>.',
    },
  },
  ask: {
    title: 'Questions',
    wrong: {
      title: 'What if I get the measures wrong?',
      text: 'We measure again when we take it. If the price goes up, we ask you first, and you have {reweighHours} to answer. If it goes down, you get the difference back.',
    },
    heavier: {
      title: 'How heavy may a parcel be?',
      text: 'Up to {pointWeight} at a point or a locker, up to {doorWeight} from door to door. For anything heavier, a manager makes you an offer.',
    },
    round: {
      title: 'How do I write half a kilogram?',
      text: 'As it is; there is no need to round. Our system rounds up to a whole kilogram where the price needs it.',
    },
    several: {
      title: 'And if there are several boxes?',
      text: 'Measure and send each of them on its own: each gets its own label and its own code.',
    },
    tooLarge: {
      title: 'Do you take long things, like a carpet?',
      text: 'A point takes up to {pointSide}. What is longer, up to {doorSide}, goes from door to door.',
    },
  },
  next: {
    title: 'All measured?',
    text: 'Now see the price and the day it arrives. The cheapest parcel costs {priceFrom}.',
    ways: { price: 'Calculate the price', send: 'Send a parcel' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
