import { brand } from '#kernel/brand.ts'
import type { InfoPageData } from '../page-data.ts'

const call = `tel:+998${brand.supportPhones[0]}`

export const contact: InfoPageData = {
  carries: ['map.words'],
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'contact#line', ways: { call, write: '#write' } },
    {
      kind: 'cards',
      at: 'ways',
      items: [
        { name: 'call', icon: 'phone', to: call },
        { name: 'telegram', icon: 'telegram', to: brand.social.telegram },
        { name: 'mail', icon: 'news', to: `mailto:${brand.email}` },
        { name: 'point', icon: 'point', to: 'servicesNearYou' },
      ],
    },
    {
      kind: 'points',
      at: 'faster',
      items: [
        { name: 'where', icon: 'search', to: 'track' },
        { name: 'day', icon: 'calendar' },
        { name: 'price', icon: 'calculator', to: 'calculator' },
        { name: 'broken', icon: 'box', to: 'covered' },
        { name: 'fake', icon: 'lock', to: 'security' },
        { name: 'question', icon: 'question', to: 'faq' },
      ],
    },
    {
      kind: 'form',
      at: 'write',
      form: 'contact',
      fields: [
        { name: 'name', type: 'line', fill: 'given-name' },
        { name: 'phone', type: 'phone' },
        { name: 'message', type: 'text' },
      ],
    },
    { kind: 'island', at: 'map', name: 'countryMap' },
    {
      kind: 'facts',
      at: 'company',
      look: 'lines',
      items: ['name', 'tax', 'account', 'hours', 'papers'],
    },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'business', icon: 'chart' },
        { page: 'press', icon: 'news' },
        { page: 'about', icon: 'info' },
      ],
    },
  ],
}
