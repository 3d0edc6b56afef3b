import type { InfoPageData } from '../page-data.ts'

const unpaid = [
  { name: 'forbidden', mark: 'no' },
  { name: 'spoiled', mark: 'no' },
  { name: 'packing', mark: 'part' },
  { name: 'inside', mark: 'part' },
  { name: 'document', mark: 'part' },
  { name: 'files', mark: 'no' },
  { name: 'dear', mark: 'part' },
  { name: 'memory', mark: 'no' },
  { name: 'profit', mark: 'no' },
] as const

export const notCompensated: InfoPageData = {
  under: 'covered',
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'not-compensated#umbrella', ways: { covered: 'covered' } },
    {
      kind: 'rules',
      at: 'unpaid',
      items: unpaid.map(({ name, mark }) => ({ name, mark, drawing: `not-compensated#${name}` })),
    },
    { kind: 'table', at: 'levels', from: 'coverLevels' },
    { kind: 'steps', at: 'stay', items: ['value', 'photo', 'look'] },
    {
      kind: 'questions',
      at: 'asked',
      items: ['late', 'noValue', 'receipt', { name: 'refused', to: 'contact' }],
    },
    { kind: 'next', at: 'next', ways: { covered: 'covered', price: 'calculator' } },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'covered', icon: 'check' },
        { page: 'prohibitedItems', icon: 'close' },
        { page: 'whatCanYouSend', icon: 'box' },
      ],
    },
  ],
}
