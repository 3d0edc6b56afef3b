import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/contact.ts'

export default {
  lead: {
    title: 'Call, and a person answers',
    text: 'No voice menu. An operator finds your parcel by its tracking code or your phone number and tells you at once.',
    ways: { call: 'Call us', write: 'Leave a message' },
  },
  ways: {
    title: 'Which suits you?',
    call: { title: '{phone}', text: 'Daily {opens}–{closes}. Second line: {secondPhone}.', way: 'Call' },
    telegram: {
      title: 'Telegram',
      text: 'Send a question, a photo or a location.',
      way: 'Write on Telegram',
    },
    mail: { title: 'E-mail', text: '{email}. For papers and contracts.', way: 'Write an e-mail' },
    point: {
      title: 'Pickup point',
      text: 'Hand in or collect a parcel at the point nearest to you.',
      way: 'Find a point nearby',
    },
  },
  faster: {
    title: 'You may not need to call',
    where: {
      title: 'Where is my parcel?',
      text: 'Type the tracking code and see its journey step by step.',
      way: 'Track',
    },
    day: {
      title: 'Another day or place',
      text: 'Open the link in our SMS and choose the day, a point or a neighbour yourself.',
    },
    price: {
      title: 'What does it cost?',
      text: 'Choose the cities and see every price with its delivery day.',
      way: 'Calculate the price',
    },
    broken: {
      title: 'Lost or broken',
      text: 'How to open a claim, and how much you get back.',
      way: 'Cover and compensation',
    },
    fake: {
      title: 'Something looks suspicious',
      text: 'Check the link or the courier, and tell us.',
      way: 'Security',
    },
    question: {
      title: 'Something else',
      text: 'Common questions, answered.',
      way: 'Questions and answers',
    },
  },
  write: {
    title: 'Write to us',
    text: 'Leave your name and number and we’ll call back during working hours.',
    note: 'Only our staff read this. How long it is kept is on the <privacy>privacy</privacy> page.',
    fields: {
      name: 'Your name',
      phone: 'Your phone number',
      message: 'Your question or suggestion',
    },
    hints: {
      message: 'If it is about a parcel, add its tracking code.',
    },
    button: 'Send',
    done: {
      title: 'We have your message',
      text: 'We’ll call you on this number during working hours.',
    },
  },
  map: {
    title: 'All over the country',
    text: 'A star is a regional centre, a dot a district we deliver to. Addresses and hours of pickup points are on their own page.',
    words: {
      label: 'Map of Uzbekistan: regional centres and districts',
      credit: 'Map: © {map} contributors ({mapLicence}); borders: {borders}; place names: {places}.',
      find: 'Find a point nearby',
    },
  },
  company: {
    title: 'Company details',
    name: { title: 'Company', text: '{company}' },
    tax: { title: 'Tax number (STIR)', text: '{taxNumber}' },
    account: { title: 'Account', text: '{bankAccount}, MFO {bankMfo}' },
    hours: { title: 'Support line', text: 'Daily {opens}–{closes}, Tashkent time' },
    papers: { title: 'Documents', text: '<offer>Public offer</offer>, <privacy>privacy rules</privacy>' },
  },
  near: { title: 'Related pages' },
} as const satisfies DeepStrings<typeof uz>
