import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/about.ts'

export default {
  lead: {
    title: 'Small boxes, a big country',
    text: 'It is {nukusKm} kilometres from Tashkent to Nukus as the crow flies. We carry a jacket, a spare part or a jar of honey that far in {standardFromNumber}–{standardTo}, and you can see where it is all the way.',
    figures: {
      regions: 'regions we deliver to',
      points: 'points in shops round the corner',
      lockers: 'lockers, open day and night',
      rating: 'out of five, as people rate our couriers',
    },
    note: 'Counted by our system today at {countedAt}. Where a figure is missing, there is nothing to count yet.',
  },
  road: {
    title: 'How a box gets to Nukus',
    drawn:
      'The road from Tashkent through Samarkand, Bukhara, the Kyzylkum and Urgench to Nukus: domes, a minaret, a van and a door',
    tashkent: {
      when: 'Evening',
      title: 'Tashkent',
      text: 'Taken in at the point. From here on it is our responsibility.',
    },
    samarkand: { when: 'Night', title: 'Samarkand', text: 'The load moves to another van, box by box.' },
    bukhara: {
      when: 'Before dawn',
      title: 'Bukhara',
      text: 'A rested colleague takes the wheel.',
    },
    desert: {
      when: 'Morning',
      title: 'Kyzylkum desert',
      text: 'The longest and emptiest stretch of the road.',
    },
    urgench: { when: 'Midday', title: 'Urgench', text: 'Sorted for the last stretch.' },
    nukus: {
      when: 'The promised day',
      title: 'Nukus, the door',
      text: 'The receiver gives the code, and the box is theirs.',
    },
  },
  owe: {
    title: 'What we owe you',
    price: {
      title: 'The price you saw is the price you pay',
      text: 'If re-weighing raises it, we charge nothing until you agree. If it lowers it, the difference is back on your balance at once.',
    },
    day: {
      title: 'A day, not “soon”',
      text: 'Every parcel has a promised day. If it moves, the tracking page shows the new one straight away.',
    },
    money: {
      title: 'Your money within {codHours}',
      text: 'By then, what we collected at the door is on your balance or on its way to your bank.',
    },
    answer: {
      title: 'An answer when something breaks',
      text: 'Up to {freeCover} is covered free of charge, up to {topCover} if you choose. <covered>How to open a claim</covered>.',
    },
  },
  who: {
    title: 'Who carries it',
    text: 'Many of them keep a shop on your street and lend us a shelf.',
    points: {
      title: 'Point keepers',
      text: 'They take your parcel in, keep it and hand it over against its code.',
    },
    couriers: {
      title: 'Couriers',
      text: 'At most {courierParcels} parcels at a time, so nobody has to rush.',
    },
    operators: {
      title: 'Operators',
      text: 'People, not robots. They answer every day from {opens} to {closes}.',
    },
    engineers: {
      title: 'Engineers',
      text: 'They wrote this page, and now they are writing the courier’s app.',
    },
  },
  paper: {
    title: 'On paper',
    company: { title: 'Company', text: '{company}' },
    tax: { title: 'Tax number', text: '{taxNumber}' },
    mail: { title: 'E-mail', text: '{email}' },
    press: { title: 'For the press', text: '<press>Logo and facts</press>' },
    security: { title: 'Security', text: '<security>How to spot a fake message</security>' },
    privacy: { title: 'Privacy', text: '<privacy>What data we keep, and why</privacy>' },
  },
  map: {
    title: 'Whose map it is',
    text: 'The map comes from our own server. Volunteers drew its streets and houses; the data is as of {mapDate}. A house built later may be missing.',
    streets: {
      title: '© OpenStreetMap contributors',
      text: 'Streets, houses and landmarks, under the ODbL. Whoever asks gets the map file made from this data, on the same terms.',
      way: 'Copyright',
    },
    schema: {
      title: '© OpenMapTiles',
      text: 'The layers of the map follow this schema, under CC BY.',
      way: 'The OpenMapTiles site',
    },
    borders: {
      title: 'geoBoundaries and OCHA',
      text: 'Some borders of regions and districts: geoBoundaries, OCHA ROCCA, under the ODbL and CC BY IGO. We simplified them; they may be a few kilometres off.',
      way: 'The geoBoundaries site',
    },
    places: {
      title: 'GeoNames, whosonfirst.org and SOATO',
      text: 'Where towns and villages are and what they are called, under CC BY. We corrected some of it.',
      way: 'The GeoNames site',
    },
  },
  next: {
    title: 'Try us with one box',
    text: 'A new customer’s first parcel is free: inside one region, up to {smallWeight}, from point to point.',
    ways: { send: 'Send a parcel', work: 'Work with us' },
  },
  near: { title: 'Read on' },
} as const satisfies DeepStrings<typeof uz>
