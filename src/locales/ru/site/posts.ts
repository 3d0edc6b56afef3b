import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/posts.ts'

export default {
  topics: {
    packing: 'Упаковка',
    shops: 'Магазинам',
    delivery: 'Доставка',
    company: 'О компании',
  },
  feed: {
    title: 'Блог TezBox',
    about: 'Как упаковать посылку, отправить её дешевле и вести торговлю с доставкой.',
  },
} as const satisfies DeepStrings<typeof uz>
