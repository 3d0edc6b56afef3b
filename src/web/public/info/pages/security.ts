import { brand } from '#kernel/brand.ts'
import type { InfoPageData } from '../page-data.ts'

const signs = ['sender', 'link', 'asks', 'pay', 'tone']

export const security: InfoPageData = {
  carries: ['link.words', 'courier.words'],
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'security#door',
      ways: { link: '#link', courier: '#courier', call: `tel:+998${brand.supportPhones[0]}` },
    },
    { kind: 'island', at: 'link', name: 'checkLink' },
    { kind: 'island', at: 'courier', name: 'checkCourier' },
    {
      kind: 'comparison',
      at: 'signs',
      columns: ['ours', 'fake'],
      rows: signs,
      marks: Object.fromEntries(signs.map((sign) => [sign, { ours: 'yes', fake: 'no' }] as const)),
    },
    {
      kind: 'points',
      at: 'never',
      items: [
        { name: 'code', icon: 'lock' },
        { name: 'card', icon: 'close' },
        { name: 'transfer', icon: 'cash' },
        { name: 'app', icon: 'app' },
      ],
    },
    { kind: 'steps', at: 'told', items: ['bank', 'devices', 'tell', 'police'] },
    {
      kind: 'form',
      at: 'write',
      form: 'report',
      fields: [
        { name: 'name', type: 'line', fill: 'given-name' },
        { name: 'phone', type: 'phone' },
        { name: 'website', type: 'line', optional: true },
        { name: 'message', type: 'text' },
      ],
    },
    {
      kind: 'points',
      at: 'weakness',
      items: [
        { name: 'mail', icon: 'search', to: `mailto:${brand.securityEmail}` },
        { name: 'answer', icon: 'clock' },
        { name: 'rules', icon: 'check' },
      ],
    },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'track', icon: 'search' },
        { page: 'privacy', icon: 'lock' },
        { page: 'contact', icon: 'phone' },
      ],
    },
  ],
}
