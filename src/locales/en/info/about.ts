import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/about.ts'

export default {
  lead: {
    title: 'Small boxes, a big country',
    text: 'From Tashkent to Nukus is {nukusKm} kilometres even as the crow flies. We carry a jacket, a spare part or a jar of honey that far in {standardFromNumber}–{standardTo}, and you can see where it is all the way.',
    figures: {
      regions: 'regions we deliver to',
      points: 'points in shops round the corner',
      lockers: 'lockers, open day and night',
      rating: 'out of five: what receivers give our couriers',
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
      text: 'Scanned at the counter. From here on we answer for it.',
    },
    samarkand: { when: 'Night', title: 'Samarkand', text: 'The bags change vans, and every box is counted.' },
    bukhara: {
      when: 'Before dawn',
      title: 'Bukhara',
      text: 'The driver changes: nobody tired sits at the wheel.',
    },
    desert: {
      when: 'Morning',
      title: 'Kyzylkum desert',
      text: 'Records are kept where there is no signal, and sent later.',
    },
    urgench: { when: 'Midday', title: 'Urgench', text: 'Sorted for the last stretch.' },
    nukus: {
      when: 'The promised day',
      title: 'Nukus, the door',
      text: 'The receiver says the code, and the box is theirs.',
    },
  },
  owe: {
    title: 'What we owe you',
    price: {
      title: 'The price you saw is the price you pay',
      text: 'If weighing it again makes it higher, nothing is charged until you say yes. If it is lower, the difference is back at once.',
    },
    day: {
      title: 'A day, not “soon”',
      text: 'Every parcel has a promised day. When it moves, you hear it from us first, with the reason.',
    },
    money: {
      title: 'Your money within {codHours}',
      text: 'Money collected at the door is on your balance or on its way to your bank by then.',
    },
    answer: {
      title: 'An answer when something breaks',
      text: 'Up to {freeCover} is covered for free, up to {topCover} if you choose. How to open a claim is told <covered>here</covered>.',
    },
  },
  who: {
    title: 'Who carries it',
    text: 'Most of them keep a shop on your street and lend us a shelf.',
    points: {
      title: 'Point keepers',
      text: 'They take your parcel in, keep it and hand it over for its code.',
    },
    couriers: {
      title: 'Couriers',
      text: 'They take {courierParcels} parcels at a time at most, so they need not hurry.',
    },
    operators: {
      title: 'Operators',
      text: 'They answer every day from {opens} to {closes}, and are no robots.',
    },
    engineers: {
      title: 'Engineers',
      text: 'This page and the courier’s app that works without a signal are our own work.',
    },
  },
  paper: {
    title: 'On paper',
    company: { title: 'Company', text: '{company}' },
    tax: { title: 'Tax number', text: '{taxNumber}' },
    mail: { title: 'Mail', text: '{email}' },
    press: { title: 'For the press', text: '<press>Logo and facts</press>' },
    security: { title: 'Security', text: '<security>How to tell a false message</security>' },
    privacy: { title: 'Privacy', text: '<privacy>Which data we take, and why</privacy>' },
  },
  next: {
    title: 'Try us with one box',
    text: 'The first parcel of a new customer is free: inside one region, up to {smallWeight}, from point to point.',
    ways: { send: 'Send a parcel', work: 'Work with us' },
  },
  near: { title: 'Read on' },
} as const satisfies DeepStrings<typeof uz>
