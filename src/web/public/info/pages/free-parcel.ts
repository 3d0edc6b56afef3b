import type { InfoPageData } from '../page-data.ts'

export const freeParcel: InfoPageData = {
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'free-parcel#gift',
      ways: { start: 'signUp', call: 'freeParcelSignUp' },
    },
    { kind: 'steps', at: 'how', items: ['account', 'order', 'hand'] },
    {
      kind: 'facts',
      at: 'terms',
      items: ['who', 'much', 'more', 'kept', 'back', 'beside'],
    },
    { kind: 'calculator', at: 'price' },
    { kind: 'questions', at: 'ask', items: ['door', 'city', 'again', 'receiver'] },
    { kind: 'next', at: 'next', ways: { start: 'signUp', call: 'freeParcelSignUp' } },
  ],
}

export const freeParcelSignUp: InfoPageData = {
  under: 'freeParcel',
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'free-parcel#call' },
    {
      kind: 'form',
      at: 'apply',
      form: 'freeParcel',
      fields: [
        { name: 'name', type: 'line', fill: 'given-name' },
        { name: 'lastName', type: 'line', fill: 'family-name' },
        { name: 'phone', type: 'phone' },
        { name: 'email', type: 'email', optional: true },
        { name: 'company', type: 'line', optional: true, fill: 'organization' },
        { name: 'website', type: 'line', optional: true, fill: 'url' },
      ],
    },
    { kind: 'steps', at: 'afterwards', items: ['call', 'open', 'send'] },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'freeParcel', icon: 'gift' },
        { page: 'signUp', icon: 'user' },
        { page: 'whatCanYouSend', icon: 'box' },
      ],
    },
  ],
}
