export default {
  manifest: {
    name: '{brand} kuryer',
    description: 'Kuryerning bugungi yoʻnalishi: internet boʻlmasa ham ishlaydi.',
  },
  tabs: {
    label: 'Kuryer',
    route: 'Yoʻnalish',
    parcels: 'Posilkalar',
    cash: 'Naqd pul',
    me: 'Men',
  },
} as const
