import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/ourServices.ts'

export default {
  lead: {
    title: 'One box, four roads',
    text: 'You say where it starts and where it ends; the rest is ours. Here is everything we do: what it costs, how long it takes, and how to send it.',
    drawn: 'A box at a crossroads: the roads lead to two doors and two points',
    ways: { price: 'Calculate the price', send: 'Send a parcel' },
  },
  roads: {
    title: 'From where to where',
    text: 'Starting prices, for a small box inside one region at standard speed. Longer distances and larger boxes are in the <pricing>price list</pricing>.',
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
      express: 'Transport costs {expressPercent} more; the courier’s part stays the same',
    },
    where: {
      title: 'Where it runs',
      standard: 'All over Uzbekistan',
      express: 'Inside every region and between regions, except to and from the farthest belt',
    },
    clock: {
      title: 'What {cutOff} decides',
      standard: 'Ordered earlier, it counts from today; later, from tomorrow',
      express: 'Inside Tashkent, ordered earlier, it may arrive today',
    },
    fresh: {
      title: 'Food that spoils',
      standard: 'Too slow',
      express: 'Yes, where it arrives within {perishableHours}',
    },
    note: 'You choose the speed in the <calculator>calculator</calculator>, where both prices and both days stand side by side.',
  },
  extras: {
    title: 'Extras',
    text: 'Tick what you need when you order. What you do not tick costs nothing.',
    cod: {
      title: 'Cash on delivery',
      text: 'We collect the money for your goods from the receiver and send it to your balance or bank account within {codHours}.',
    },
    back: {
      title: 'Cash return',
      text: 'The courier brings the money back to you in cash. Inside one region only; included in the price of cash on delivery.',
    },
    inspect: {
      title: 'Inspect before paying',
      text: 'The receiver opens the box in front of the courier, then pays. Also included in the price of cash on delivery.',
    },
    signature: {
      title: 'Signature',
      text: 'The receiver signs, and you see the signature in your order.',
    },
    cover: {
      title: 'Cover',
      text: 'Every parcel has {freeCover} free of charge. For something worth more, choose a level; the highest is {topCover}.',
      way: 'How cover works',
    },
    collection: {
      title: 'Collection',
      text: 'For shops: the courier takes all your parcels in one visit, free of charge if there are {collectionFreeFrom} or more. For now you arrange it by phone.',
      way: 'Terms for business',
    },
  },
  limits: {
    title: 'What fits where',
    text: 'Where only one measure is given, it is the longest side.',
    head: { place: 'Where', weight: 'Weight, at most', sides: 'Size, at most' },
  },
  never: {
    title: 'What we do not do',
    text: 'Better to say it in advance.',
    abroad: 'We do not send abroad: we work inside Uzbekistan only.',
    alive:
      'We carry neither people nor animals. The whole list: <prohibitedItems>what you cannot send</prohibitedItems>.',
    packing: 'We do not pack: we take a closed box, ready to go.',
    huge: 'Over {doorWeight}, a manager quotes you a price. The limit is {requestWeight}, and {doorSide} of length.',
  },
  ask: {
    title: 'Questions',
    cheapest: {
      title: 'Which road is the cheapest?',
      text: 'Point to point: there is no courier to pay for. Each door adds {priceDoorNear} in Tashkent and the districts around it, {priceDoorFar} elsewhere.',
    },
    day: {
      title: 'On which day exactly will it arrive?',
      text: 'You see the promised day together with the price. If it moves, the tracking page shows the new one.',
    },
    pay: {
      title: 'How do I pay?',
      text: 'By card, Payme, Click, from your balance or in cash. Or the receiver pays. Before you pay, you see which of them work right now.',
    },
    follow: {
      title: 'How do I know where it is?',
      text: 'Type the tracking code on the <track>tracking page</track>. No account needed.',
    },
  },
  next: {
    title: 'Which road is yours?',
    text: 'Enter two places and a box: the prices and days of every road appear at once.',
    ways: { price: 'Calculate the price', send: 'Send a parcel' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
