import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/press.ts'

export default {
  lead: {
    title: 'Writing about TezBox?',
    text: 'Figures counted by our own system, ready-made text, the logo, and a person who answers. Use all of it without asking.',
    figures: {
      regions: 'regions served',
      points: 'pickup points',
      lockers: 'lockers',
      rating: 'stars given to our couriers',
    },
    note: 'Figures taken from the system on {today} at {countedAt}. A missing figure has not been counted yet.',
    ways: { write: 'Press question', logos: 'Logos' },
  },
  facts: {
    title: 'In short',
    what: {
      title: 'What we do',
      text: 'Parcel and courier delivery across Uzbekistan, for people and online shops.',
    },
    how: { title: 'How', text: 'In four ways: door to door, point to point, door to point, point to door.' },
    time: {
      title: 'How fast',
      text: 'Standard in {standardFromNumber}–{standardToNumber} days, express in {expressHours}.',
    },
    price: { title: 'Price', text: 'From {priceFrom} within a region. Shown line by line before ordering.' },
    money: { title: 'Money for goods', text: 'What the buyer pays is sent to the seller within {codHours}.' },
    cover: { title: 'Cover', text: '{freeCover} free on every parcel, up to {topCover} on request.' },
    languages: { title: 'Languages', text: 'Uzbek (Latin and Cyrillic), Russian, English.' },
  },
  text: {
    title: 'Ready-made text',
    text: {
      p1: 'TezBox is a parcel delivery service for Uzbekistan. Senders see the price line by line before they order; receivers follow their parcel and choose the day and place themselves; shops are sent the money for their goods within {codHours}.',
      p2: 'It works in all {regionsNumber} regions of the country, through couriers, pickup points in neighbourhood shops, and lockers. The name is simple: tez means “fast”, and a box is a box.',
    },
    note: 'For the text in another language, open this page in that language: the menu is at the top.',
  },
  logos: {
    title: 'Logo',
    text: 'SVG for print and large sizes, PNG for the web. The background is transparent.',
    words: {
      main: 'Main',
      mainNote: 'For light backgrounds',
      light: 'White',
      lightNote: 'For dark backgrounds',
      sign: 'Sign',
      signNote: 'For small places and apps',
      save: 'Download {kind}',
    },
  },
  rules: {
    title: 'Three rules',
    room: { title: 'Give it room', text: 'Keep a clear space of at least half a star around it.' },
    shape: {
      title: 'Do not stretch',
      text: 'Leave proportions, colour and letters as they are; add no shadows or frames.',
    },
    name: { title: 'One word', text: 'It is written TezBox: one word, two capitals, no quotation marks.' },
  },
  next: {
    title: 'A question or an interview',
    text: 'Journalists can write to {email}. If it is urgent: {phone}.',
    ways: { mail: 'Write an e-mail', about: 'About us', contact: 'Contact' },
  },
} as const satisfies DeepStrings<typeof uz>
