import { brand } from '#kernel/brand.ts'
import type { InfoPageData } from '../page-data.ts'

const mail = `mailto:${brand.email}`

export const press: InfoPageData = {
  carries: ['logos.words'],
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      figures: { regions: 'regions', points: 'points', lockers: 'lockers', rating: 'rating' },
      ways: { write: mail, logos: '#logos' },
    },
    { kind: 'text', at: 'text' },
    {
      kind: 'facts',
      at: 'facts',
      look: 'lines',
      items: ['what', 'how', 'time', 'price', 'money', 'cover', 'languages'],
    },
    { kind: 'island', at: 'logos', name: 'logoFiles' },
    {
      kind: 'steps',
      at: 'rules',
      look: 'drawn',
      items: [
        { name: 'room', drawing: 'press#room' },
        { name: 'shape', drawing: 'press#shape' },
        { name: 'name', drawing: 'press#name' },
      ],
    },
    { kind: 'next', at: 'next', ways: { mail, about: 'about', contact: 'contact' } },
  ],
}
