import type { InfoPageData } from '../page-data.ts'

export const comparison: InfoPageData = {
  blocks: [
    { kind: 'lead', at: 'lead', ways: { table: '#table', honest: '#better' } },
    {
      kind: 'drawing',
      at: 'five',
      drawing: 'roads#five',
      items: ['post', 'bus', 'taxi', 'courier', 'us'],
    },
    {
      kind: 'comparison',
      at: 'table',
      columns: ['post', 'bus', 'taxi', 'courier', 'us'],
      rows: ['price', 'speed', 'rightNow', 'far', 'door', 'see', 'lost', 'money', 'proof'],
      oursLast: true,
      marks: {
        price: { post: 'part', bus: 'no', taxi: 'part', courier: 'part', us: 'yes' },
        speed: { post: 'part', bus: 'yes', taxi: 'yes', courier: 'yes', us: 'yes' },
        rightNow: { post: 'no', bus: 'part', taxi: 'yes', courier: 'part', us: 'no' },
        far: { post: 'yes', bus: 'part', taxi: 'part', courier: 'no', us: 'yes' },
        door: { post: 'part', bus: 'no', taxi: 'yes', courier: 'yes', us: 'yes' },
        see: { post: 'part', bus: 'no', taxi: 'part', courier: 'part', us: 'yes' },
        lost: { post: 'part', bus: 'no', taxi: 'no', courier: 'part', us: 'yes' },
        money: { post: 'part', bus: 'no', taxi: 'no', courier: 'part', us: 'yes' },
        proof: { post: 'yes', bus: 'no', taxi: 'part', courier: 'part', us: 'yes' },
      },
    },
    {
      kind: 'points',
      at: 'better',
      items: [
        { name: 'abroad', icon: 'globe' },
        { name: 'oneHour', icon: 'clock' },
        { name: 'letter', icon: 'file' },
        { name: 'known', icon: 'users' },
        { name: 'heavy', icon: 'scales' },
      ],
    },
    {
      kind: 'points',
      at: 'ours',
      items: [
        { name: 'value', icon: 'lock', to: 'covered' },
        { name: 'cash', icon: 'cash', to: 'faq#codWhen' },
        { name: 'apart', icon: 'point', to: 'faq#notHome' },
        { name: 'many', icon: 'box', to: 'business' },
      ],
    },
    { kind: 'steps', at: 'ask', items: ['final', 'when', 'paper', 'gone', 'who'] },
    { kind: 'calculator', at: 'own' },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'pricing', icon: 'cash' },
        { page: 'covered', icon: 'lock' },
        { page: 'faq', icon: 'question' },
      ],
    },
  ],
}
