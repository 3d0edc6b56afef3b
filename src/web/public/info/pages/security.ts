import { brand } from '#kernel/brand.ts'
import type { InfoPageData } from '../page-data.ts'

export const security: InfoPageData = {
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'security#door',
      ways: { call: `tel:+998${brand.supportPhones[0]}` },
    },
    {
      kind: 'points',
      at: 'never',
      items: [
        { name: 'code', icon: 'lock' },
        { name: 'card', icon: 'close' },
        { name: 'transfer', icon: 'cash' },
      ],
    },
    {
      kind: 'points',
      at: 'check',
      items: [
        { name: 'badge', icon: 'user' },
        { name: 'code', icon: 'search' },
        { name: 'hurry', icon: 'clock' },
      ],
    },
    { kind: 'steps', at: 'told', items: ['bank', 'devices', 'call'] },
    {
      kind: 'points',
      at: 'report',
      items: [
        { name: 'write', icon: 'search' },
        { name: 'answer', icon: 'clock' },
        { name: 'rules', icon: 'lock' },
      ],
    },
  ],
}
