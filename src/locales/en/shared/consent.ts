import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/consent.ts'

export default {
  label: 'Question about counting by Google',
  question:
    'May Google count visits, too? It shows us which pages work well. Until you say yes, Google gets nothing.',
  refused:
    'Your browser asks sites not to pass data on to others. We take that as a no: Google gets nothing.',
  saidYes: 'Your answer now: yes.',
  saidNo: 'Your answer now: no.',
  more: 'Read more',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  change: 'My answer about Google',
} as const satisfies DeepStrings<typeof uz>
