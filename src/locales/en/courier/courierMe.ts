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
  rating: 'Rating {rating}',
  ratings: '{count, plural, one {{text} rating} other {{text} ratings}}',
  noRating: 'Shown after five ratings',
  day: {
    title: 'Today',
    stops: 'Addresses',
    stopsOf: '{done} of {all}',
    failed: 'Not delivered',
    distance: 'Way',
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
    away: 'The badge opens with a network.',
  },
  settings: {
    title: 'App',
    language: 'Language',
    theme: 'Look',
    light: 'Light',
    dark: 'Dark',
    system: 'As the system',
  },
  phone: {
    title: 'This phone',
    queue: 'Queue',
    queued: '{count, plural, one {{text} action} other {{text} actions}}',
    empty: 'empty',
    lost: 'Lost the phone? Tell an operator: what is on it can no longer be opened.',
  },
  leave: {
    go: 'Sign out',
    waits:
      '{count, plural, one {You can sign out when {text} action has been sent: it must not get lost.} other {You can sign out when {text} actions have been sent: they must not get lost.}}',
    shift: 'The shift is open. Close it first.',
    title: 'Sign out?',
    text: 'To come back you need a code to your phone.',
    no: 'Stay',
    yes: 'Sign out',
  },
} satisfies DeepStrings<typeof uz>
