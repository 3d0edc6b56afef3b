import type { InfoPageData } from '../page-data.ts'

export const privacy: InfoPageData = {
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'privacy#box', ways: { table: '#kept', mine: 'profile' } },
    {
      kind: 'cards',
      at: 'never',
      items: [
        { name: 'sell', icon: 'close' },
        { name: 'card', icon: 'lock' },
        { name: 'place', icon: 'pin' },
      ],
    },
    {
      kind: 'comparison',
      at: 'kept',
      columns: ['why', 'long'],
      rows: [
        'account',
        'orders',
        'codes',
        'sessions',
        'history',
        'device',
        'messages',
        'photos',
        'tables',
        'passport',
        'signature',
        'receipts',
        'letters',
        'applications',
        'offer',
      ],
    },
    {
      kind: 'points',
      at: 'sees',
      items: [
        { name: 'courier', icon: 'route' },
        { name: 'point', icon: 'point' },
        { name: 'stranger', icon: 'search' },
        { name: 'staff', icon: 'user' },
        { name: 'partners', icon: 'users' },
      ],
    },
    {
      kind: 'points',
      at: 'rights',
      items: [
        { name: 'see', icon: 'download', to: 'profile' },
        { name: 'mend', icon: 'check' },
        { name: 'delete', icon: 'trash' },
        { name: 'refuse', icon: 'pause' },
        { name: 'receiver', icon: 'box' },
        { name: 'complain', icon: 'scales' },
      ],
    },
    { kind: 'text', at: 'browser' },
    { kind: 'island', at: 'counting', name: 'consentChoice' },
    { kind: 'next', at: 'next', ways: { write: 'contact', security: 'security', offer: 'offer' } },
  ],
}
