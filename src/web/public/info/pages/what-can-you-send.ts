import type { InfoPageData } from '../page-data.ts'

const kinds = [
  'clothes',
  'papers',
  'electronics',
  'food',
  'dishes',
  'beauty',
  'medicine',
  'vehicles',
  'play',
  'home',
  'jewels',
  'seeds',
] as const

export const whatCanYouSend: InfoPageData = {
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'sendable#open' },
    { kind: 'island', at: 'ask', name: 'canSend' },
    { kind: 'cards', at: 'kinds', items: kinds.map((name) => ({ name, drawing: `sendable#${name}` })) },
    { kind: 'facts', at: 'sizes', items: ['mailbox', 'locker', 'point', 'door'] },
    { kind: 'steps', at: 'pack', items: ['box', 'wrap', 'fill', 'tape'] },
    {
      kind: 'questions',
      at: 'asked',
      items: ['together', 'check', 'abroad', { name: 'lost', to: 'covered' }],
    },
    { kind: 'next', at: 'next', ways: { price: 'calculator', send: 'sendParcel' } },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'prohibitedItems', icon: 'close' },
        { page: 'howToWeigh', icon: 'scales' },
        { page: 'notCompensated', icon: 'lock' },
      ],
    },
  ],
}
