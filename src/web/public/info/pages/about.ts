import type { InfoPageData } from '../page-data.ts'

export const about: InfoPageData = {
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      figures: { regions: 'regions', points: 'points', lockers: 'lockers', rating: 'rating' },
    },
    {
      kind: 'drawing',
      at: 'road',
      drawing: 'about#road',
      items: ['tashkent', 'samarkand', 'bukhara', 'desert', 'urgench', 'nukus'],
    },
    { kind: 'points', at: 'owe', items: ['price', 'day', 'money', 'answer'] },
    {
      kind: 'points',
      at: 'who',
      items: [
        { name: 'points', icon: 'point' },
        { name: 'couriers', icon: 'route' },
        { name: 'operators', icon: 'phone' },
        { name: 'engineers', icon: 'api' },
      ],
    },
    { kind: 'facts', at: 'paper', items: ['company', 'tax', 'mail', 'press', 'security', 'privacy'] },
    {
      kind: 'points',
      at: 'map',
      items: [
        { name: 'streets', icon: 'pin', to: 'https://www.openstreetmap.org/copyright' },
        { name: 'schema', icon: 'globe', to: 'https://openmaptiles.org/' },
        { name: 'borders', icon: 'route', to: 'https://www.geoboundaries.org/' },
        { name: 'places', icon: 'point', to: 'https://www.geonames.org/' },
      ],
    },
    { kind: 'next', at: 'next', ways: { send: 'sendParcel', work: 'careers' } },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'courierService', icon: 'door' },
        { page: 'business', icon: 'chart' },
        { page: 'contact', icon: 'phone' },
      ],
    },
  ],
}
