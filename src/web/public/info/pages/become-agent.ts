import type { InfoPageData } from '../page-data.ts'

/** Whoever has a shop can run a point; what becomes of the form: decision 66. */
export const becomeAgent: InfoPageData = {
  under: 'partnerProgram',
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'partner#shop',
      ways: { apply: '#apply', partner: 'partnerProgram' },
    },
    { kind: 'facts', at: 'work', items: ['takes', 'keeps', 'hands', 'pay'] },
    {
      kind: 'points',
      at: 'needs',
      items: [
        { name: 'place', icon: 'door' },
        { name: 'hours', icon: 'clock' },
        { name: 'phone', icon: 'phone' },
        { name: 'paper', icon: 'file' },
      ],
    },
    { kind: 'steps', at: 'way', items: ['write', 'look', 'contract', 'open'] },
    { kind: 'questions', at: 'ask', items: ['full', 'closed', 'cash', 'leave'] },
    {
      kind: 'form',
      at: 'apply',
      form: 'agent',
      fields: [
        { name: 'name', type: 'line', fill: 'given-name' },
        { name: 'lastName', type: 'line', fill: 'family-name' },
        { name: 'phone', type: 'phone' },
        { name: 'region_id', type: 'region' },
        { name: 'address', type: 'line' },
        { name: 'company', type: 'line', optional: true, fill: 'organization' },
        { name: 'email', type: 'email', optional: true },
        { name: 'message', type: 'text', optional: true },
      ],
    },
  ],
}
