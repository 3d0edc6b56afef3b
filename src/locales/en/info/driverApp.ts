import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/driverApp.ts'

export default {
  lead: {
    title: 'An app for one hand',
    text: 'One of a courier’s hands is always busy: with the handlebar, a box or a doorbell. We are writing the app for the other.',
    drawn: 'A courier on a scooter with a box behind, in front a phone that is not fully drawn yet',
    ways: { install: 'About installing', work: 'Become a courier' },
  },
  stand: {
    title: 'The app is not ready yet',
    text: 'We are writing it. Below, how couriers work today stands beside what the app will change. We call nothing ready that is not.',
  },
  day: {
    title: 'Today, and with the app',
    head: { what: 'Job', today: 'Today', app: 'With the app, later' },
    take: {
      title: 'Taking an order',
      today: 'An operator assigns and records it',
      app: 'The courier picks from the offers',
    },
    scan: {
      title: 'Scanning a parcel',
      today: 'The courier reads the code to an operator',
      app: 'The camera reads it and warns of a wrong box',
    },
    hand: {
      title: 'Handing over',
      today: 'An operator checks the receiver’s code',
      app: 'Code, signature or photo, taken on the spot',
    },
    cash: {
      title: 'Cash',
      today: 'Handed in at a cash desk: one names the sum, another counts',
      app: 'The same, with the sum on the phone',
    },
    signal: {
      title: 'No signal',
      today: 'Wait until there is one',
      app: 'Work goes on and is sent by itself later',
    },
    badge: {
      title: 'Badge',
      today: 'A card with a photo, a number and a QR code',
      app: 'On the phone too, with the word of the day',
    },
  },
  lift: {
    title: 'No signal on the stairs. What then?',
    text: 'The app is being built around this question.',
    drawn:
      'The road enters a house from the street, turns to dots on the stairs where the signal is lost, and is whole again outside',
    street: {
      when: 'Signal',
      title: 'The street',
      text: 'The day’s list and addresses are on the phone already.',
    },
    stairs: { when: 'No signal', title: 'The stairs', text: 'List, note and landmark stay on the screen.' },
    door: {
      when: 'No signal',
      title: 'The door',
      text: 'Code, signature, photo and money are recorded on the phone and queue there.',
    },
    back: {
      when: 'Signal',
      title: 'Outside again',
      text: 'The queue is sent by itself. You see what has gone and what is waiting.',
    },
  },
  rules: {
    title: 'Already in force',
    text: 'Our system holds to these rules today.',
    load: { title: 'Load', text: 'A courier takes no more parcels than this at a time.' },
    release: {
      title: 'Accepted, but not collected',
      text: 'An order not collected within this time goes back to the other couriers.',
    },
    attempts: {
      title: 'Attempts',
      text: 'If nobody opens, we come this many times before the parcel goes back to its sender.',
    },
    undo: {
      title: 'Undoing a mistake',
      text: 'A delivery recorded by mistake can be undone within this time.',
    },
  },
  ask: {
    title: 'Questions',
    phone: {
      title: 'Which phone will I need?',
      text: 'It has to run on a cheap Android phone: that is our yardstick. The exact requirements will be here when the app comes out.',
    },
    sees: {
      title: 'What does a courier see?',
      text: 'Before accepting an order: district, size, weight, time, price and the money to collect. Name, phone and address open only afterwards.',
    },
    pay: {
      title: 'How much does it pay?',
      text: 'Pay is agreed when you are hired. We promise no figures here.',
      way: 'Vacancies',
    },
    check: {
      title: 'Is the person at my door really a courier?',
      text: 'Check the number of their badge on our site: you will see the photo, and that they work for us.',
      way: 'Ways to check',
    },
  },
  next: {
    title: 'Want to be a courier?',
    text: 'Couriers are working today, so there is no need to wait for the app. Questions? Call us from {opens} to {closes}.',
    ways: { work: 'Vacancies', call: 'Call us' },
  },
  qr: {
    title: 'Open it on your phone',
    text: 'Point the camera at the code and the install page opens. On the day the app is ready, the button will be there.',
    drawn: 'QR code of the install page',
  },
} as const satisfies DeepStrings<typeof uz>
