import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/site/blog.ts'

export default {
  shared: {
    home: 'Home',
    crumbs: 'Breadcrumbs',
    reading: '{minutes, plural, one {{shown} minute to read} other {{shown} minutes to read}}',
    rss: 'RSS feed',
  },
  list: {
    heading: 'Good to know on the road',
    about: 'On sending, packing and selling online: short, exact, and tried out.',
    older: 'Older articles',
    newest: 'The newest',
    emptyTitle: 'No articles yet',
    emptyText:
      'We are writing the first one. Until then, the answer to your question may be among the questions and answers.',
    emptyWay: 'Questions and answers',
    noMoreTitle: 'There are no more articles',
    noMoreText: 'The newest ones are on the first page.',
  },
  post: {
    updated: 'updated {date}',
    contents: 'In this article',
    share: 'Share',
    telegram: 'Share on Telegram',
    copy: 'Copy the link',
    copied: 'Link copied',
    copyFailed: 'That did not work. Take the link from your browser’s address bar.',
    more: 'Read on',
    nextTitle: 'Is your box ready?',
    nextText: 'Choose where from, where to and which box: the price and the day of delivery appear at once.',
    nextWay: 'Calculate the price',
  },
  pictures: {
    'teapot-cut': 'A box cut open: outer box, crumpled paper, inner box and a wrapped teapot',
    'drop-test': 'Three boxes fall from the same height: flat, on a corner and on a side',
    'packing-things': 'Bubble wrap, two boxes, a newspaper and tape',
    'claim-photo': 'A broken bowl in an open box, and a phone taking its photo',
    'shop-day': 'The way from a chat on a phone to the boxes on a counter',
    'money-road': 'The receiver pays at the door, the money returns to the shop',
    'seven-boxes': 'Seven boxes in a row, a van beside them',
    'look-first': 'A buyer opens the box in front of the courier',
    'order-list': 'A table of orders and a box that is ready',
    'waiting-door': 'A door, a clock and a box that waits',
    'mountain-road': 'A road in the mountains and a van',
    'open-letter': 'An open letter and a paper plane',
  },
  labels: {
    wrap: { name: 'Two layers of bubble wrap', note: 'spout and handle separately' },
    inner: { name: 'Inner box', note: '2 cm larger than the teapot' },
    filling: { name: 'No gaps', note: 'crumpled paper, 5 cm on every side' },
    outer: { name: 'Outer box', note: 'five-layer cardboard' },
  },
} as const satisfies DeepStrings<typeof uz>
