import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierMe.ts'

export default {
  title: 'Me',
  vehicles: {
    foot: 'On foot',
    scooter: 'Scooter',
    car: 'Car',
    van: 'Van',
  },
  rating: 'Rating',
  ratings: '{count, plural, one {{text} rating} other {{text} ratings}}',
  noRating: 'Shown after five ratings',
  day: {
    title: 'Today',
    stops: 'Addresses',
    stopsOf: '{done} of {all}',
    failed: 'Not delivered',
    distance: 'Distance',
    cash: 'In hand',
    since: 'Shift since {at}',
    noShift: 'No shift is open',
    end: 'Close the shift',
    start: 'Begin the shift',
  },
  badge: {
    title: 'Badge',
    number: 'Number {number}',
    qr: 'QR code of the badge',
    show: 'Show to a customer',
    word: 'Word of the day',
    wordHint: 'Say it when asked; never show the screen.',
    reveal: 'Show the word',
    hide: 'Hide',
    until: 'until {at}',
    away: 'The badge needs a connection.',
  },
  settings: {
    title: 'App',
    language: 'Language',
    theme: 'Look',
    light: 'Light',
    dark: 'Dark',
    system: 'Auto',
  },
  phone: {
    title: 'This phone',
    queue: 'Queue',
    empty: 'empty',
    notKept:
      'When space runs out, the browser may delete what is not sent yet. Install the app: “Add to Home screen” in the browser’s menu.',
    lost: 'Lost the phone? Tell an operator: what is on it can no longer be opened.',
  },
  leave: {
    lock: 'Lock',
    go: 'Sign out',
    waits: 'First this is sent: {what}. Then you can sign out.',
    unread:
      '{count, plural, one {{text} question is in the queue. Read it first.} other {{text} questions are in the queue. Read them first.}}',
    shift: 'The shift is open. Close it first.',
    title: 'Sign out?',
    text: 'To come back you need a code to your phone.',
    no: 'Stay',
    yes: 'Sign out',
  },
} satisfies DeepStrings<typeof uz>
