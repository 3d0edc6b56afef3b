import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/integrations.ts'
import one from './integration-words.ts'

export default {
  one,
  lead: {
    title: 'A wall still being laid',
    text: 'Connect your shop, your books and your payments to TezBox. A whole star works today; an outline is a place prepared, its tile still to be laid. Nothing unfinished is called finished here.',
    drawn:
      'A wall of stars, part laid and part outlined; the cables of a laptop and a phone run to laid ones',
    ways: { docs: 'API documentation', all: 'See the list' },
  },
  wall: {
    title: 'What connects',
    text: 'Each has a page of its own: what it does, and how much of it is there today.',
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
    preparing: 'Being prepared',
    later: 'Not begun',
  },
  today: {
    title: 'Yours to use today',
    api: {
      title: 'An open API',
      text: 'Whatever the site does, the API does. Its documentation is open to all, with an example of every call.',
    },
    money: {
      title: 'Money as a sheet',
      text: 'Movements of your balance, and payouts for goods, download as Excel files.',
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
      text: 'Keys for shops are being prepared. Today calls work with the token of an account, got by phone number and a code by SMS.',
    },
    mine: {
      title: 'My program is not on the list',
      text: 'Any program can be connected through the API. Tell us as well: what is asked for most is done first.',
    },
    price: {
      title: 'Does connecting cost money?',
      text: 'We charge nothing for the API. You pay for parcels alone, <pricing>by the tariff</pricing>.',
    },
    when: {
      title: 'When will the rest be ready?',
      text: 'We name no dates. What is ready turns into a whole star on this page.',
    },
  },
  next: {
    title: 'Which one do you need?',
    text: 'Leave a word in the form on the page for business: that is how we order our work.',
    ways: { tell: 'Tell us', partner: 'Partner programme' },
  },
} as const satisfies DeepStrings<typeof uz>
