import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/desk/deskVisits.ts'

export default {
  period: 'Period',
  days7: 'Last 7 days',
  days30: 'Last 30 days',
  days90: 'Last 90 days',
  total: 'Views',
  average: 'A day on average',
  before: 'In as many days before: {count}',
  chart: 'Views by day',
  most: 'Most: {day}, {count}',
  table: 'Table of days',
  day: 'Day',
  visits: 'Views',
  languages: 'Languages',
  pages: 'Pages',
  page: 'Page',
  save: 'Download CSV',
  how: 'Only page, language and day are counted: who looked is kept nowhere. Bots that say so are not counted.',
  none: {
    title: 'Nobody was counted on these days',
    text: 'As soon as somebody opens the site, figures appear here.',
  },
} as const satisfies DeepStrings<typeof uz>
