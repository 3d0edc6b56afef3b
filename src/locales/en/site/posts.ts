import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/posts.ts'

export default {
  topics: {
    packing: 'Packing',
    shops: 'For shops',
    delivery: 'Delivery',
    company: 'About us',
  },
  feed: {
    title: 'The TezBox blog',
    about: 'How to pack a parcel, send it for less, and run a shop with delivery.',
  },
} as const satisfies DeepStrings<typeof uz>
