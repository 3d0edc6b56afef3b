import type { InfoPageData } from '../page-data.ts'

export const offer: InfoPageData = {
  carries: ['paper.live'],
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'offer#paper', ways: { read: '#paper', pricing: 'pricing' } },
    {
      kind: 'points',
      at: 'brief',
      items: [
        { name: 'price', icon: 'calculator' },
        { name: 'loss', icon: 'box' },
        { name: 'money', icon: 'cash' },
        { name: 'back', icon: 'undo' },
        { name: 'version', icon: 'file' },
      ],
    },
    { kind: 'island', at: 'paper', name: 'offerPaper' },
    { kind: 'next', at: 'next', ways: { contact: 'contact', covered: 'covered', privacy: 'privacy' } },
  ],
}
