import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/ourServices.ts'

export default {
  lead: {
    title: 'One box, four roads',
    text: 'You say where it starts and where it ends; the rest is ours. Here is everything we do: what it costs, how long it takes, and where to press to send it.',
    drawn: 'A box at a crossroads: the roads lead to two doors and two points',
    ways: { price: 'Calculate the price', send: 'Send a parcel' },
  },
  roads: {
    title: 'From where to where',
    text: 'Prices start here, for a small box inside one region at standard speed. Farther and larger is in the <pricing>price list</pricing>.',
    doorDoor: {
      title: 'Door to door',
      text: 'A courier collects it from you and brings it to the receiver. {standardTime}, up to {doorWeight}.',
      way: 'Send door to door',
    },
    pointPoint: {
      title: 'Point to point',
      text: 'You leave the box at a point, the receiver picks it up at theirs. The cheapest road. {standardTime}, up to {pointWeight}.',
      way: 'Send point to point',
    },
    doorPoint: {
      title: 'Door to point',
      text: 'Stay at home: the courier comes to you. The receiver drops in at a point when it suits them. {standardTime}, up to {pointWeight}.',
      way: 'Send door to point',
    },
    pointDoor: {
      title: 'Point to door',
      text: 'Leave it at a point on your way; a courier takes it to the receiver’s home. {standardTime}, up to {pointWeight}.',
      way: 'Send point to door',
    },
  },
  speed: {
    title: 'Standard or express',
    text: 'Each of the four roads has two speeds.',
    head: { what: 'What differs', standard: 'Standard', express: 'Express' },
    days: { title: 'Time', standard: '{standardTime}', express: '{expressHours}' },
    price: {
      title: 'Lowest price, point to point',
      standard: '{priceFrom}',
      express: '{priceExpress}',
    },
    sum: {
      title: 'What makes the price',
      standard: 'Distance and box',
      express: 'Carriage costs {expressPercent} more, the courier’s part stays the same',
    },
    where: {
      title: 'Where it runs',
      standard: 'All over Uzbekistan',
      express: 'Inside every region and between regions, except to and from the farthest belt',
    },
    clock: {
      title: 'What {cutOff} decides',
      standard: 'Ordered before, it counts from today; after, from tomorrow',
      express: 'Inside Tashkent, ordered before, it may arrive today',
    },
    fresh: {
      title: 'Food that spoils',
      standard: 'Too slow',
      express: 'Yes, where the road fits into {perishableHours}',
    },
    note: 'You choose the speed in the <calculator>calculator</calculator>, where both prices and both days stand side by side.',
  },
  extras: {
    title: 'Extras',
    text: 'Tick what you need when you order. What you do not tick costs nothing.',
    cod: {
      title: 'Cash on delivery',
      text: 'We take the money for your goods from the receiver and send it to your balance or bank account within {codHours}.',
    },
    back: {
      title: 'Cash return',
      text: 'The courier brings the money back to you in cash. Inside one region only; part of the price of cash on delivery.',
    },
    inspect: {
      title: 'Inspect before paying',
      text: 'The receiver opens the box in front of the courier, then pays. Also part of the price of cash on delivery.',
    },
    signature: {
      title: 'Signature',
      text: 'The receiver signs, and you see the signature in your order.',
    },
    cover: {
      title: 'Cover',
      text: 'Every parcel has {freeCover} for free. For dearer things you choose a level; the highest is {topCover}.',
      way: 'How cover works',
    },
    collection: {
      title: 'Collection',
      text: 'For shops: the courier takes all your parcels in one visit. If there are {collectionFreeFrom} or more, it is free.',
      way: 'Terms for business',
    },
  },
  limits: {
    title: 'What fits where',
    text: 'Where there is only one measure, it is the longest side.',
    head: { place: 'Where', weight: 'Weight, at most', sides: 'Size, at most' },
  },
  never: {
    title: 'What we do not do',
    text: 'Better said beforehand.',
    abroad: 'We do not send abroad: we work inside Uzbekistan only.',
    alive:
      'We carry neither people nor animals. The whole list: <prohibitedItems>what you cannot send</prohibitedItems>.',
    packing: 'We do not pack: we take a closed box that is ready to go.',
    huge: 'Above {doorWeight}, a manager makes you an offer. The very end is {requestWeight} of weight and {doorSide} of length.',
  },
  ask: {
    title: 'Questions',
    cheapest: {
      title: 'Which road is the cheapest?',
      text: 'Point to point: there is no courier to pay for. Each door adds {priceDoorNear} in Tashkent and the districts around it, {priceDoorFar} elsewhere.',
    },
    day: {
      title: 'On which day exactly will it arrive?',
      text: 'You see the promised day together with the price. If it moves, we tell you, and why.',
    },
    pay: {
      title: 'How do I pay?',
      text: 'By card, Payme, Click, from your balance or in cash. Or the receiver pays. Which of them are on right now, you see before you pay.',
    },
    follow: {
      title: 'How do I know where it is?',
      text: 'Type the tracking code on the <track>tracking page</track>. No account needed.',
    },
  },
  next: {
    title: 'Which road is yours?',
    text: 'Name two addresses and a box: the prices and days of all roads come at once.',
    ways: { price: 'Calculate the price', send: 'Send a parcel' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
