import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/integrations.ts'
import one from './integration-words.ts'

export default {
  one,
  lead: {
    title: 'A wall still being tiled',
    text: 'Connect your shop, your books and your payments to TezBox. A solid star works today; an outline is a place kept for a tile still to be laid. Nothing unfinished is called finished here.',
    drawn:
      'A wall of stars, some laid and some outlined; cables run from a laptop and a phone to the laid ones',
    ways: { docs: 'API documentation', all: 'See the list' },
  },
  wall: {
    title: 'What connects',
    text: 'Each has a page of its own: what it does, and how much of it works today.',
  },
  kinds: {
    own: 'Your own program',
    shops: 'Online shops',
    records: 'CRM and accounting',
    payments: 'Payment',
    messages: 'Messages',
    maps: 'Maps',
  },
  states: {
    works: 'Works',
    part: 'Works in part',
    preparing: 'In progress',
    later: 'Not started',
  },
  today: {
    title: 'Yours to use today',
    api: {
      title: 'An open API',
      text: 'Whatever the site does, the API does. Its documentation is open to all, with an example of every call.',
    },
    money: {
      title: 'Money as a spreadsheet',
      text: 'The movements of your balance, and payouts for goods, download as Excel files.',
    },
    labels: {
      title: 'Labels in one go',
      text: 'Tick the orders you need in your list and print all their labels as one PDF.',
    },
  },
  ask: {
    title: 'Questions',
    key: {
      title: 'Where do I get an API key?',
      text: 'Keys for shops are being prepared. Today calls work with an account’s token, which you get with your phone number and a code by SMS.',
    },
    mine: {
      title: 'My program is not on the list',
      text: 'Any program can be connected through the API. Tell us as well: the most wanted comes first.',
    },
    price: {
      title: 'Does connecting cost money?',
      text: 'We charge nothing for the API. You pay only for parcels, <pricing>by the tariff</pricing>.',
    },
    when: {
      title: 'When will the rest be ready?',
      text: 'We name no dates. What is ready turns into a solid star on this page.',
    },
  },
  next: {
    title: 'Which one do you need?',
    text: 'Tell us in the form on the business page: that is how we order our work.',
    ways: { tell: 'Tell us', partner: 'Partner programme' },
  },
} as const satisfies DeepStrings<typeof uz>
