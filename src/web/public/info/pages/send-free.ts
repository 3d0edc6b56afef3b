import type { InfoPageData } from '../page-data.ts'

export const sendFree: InfoPageData = {
  under: 'business',
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'send-free#trial',
      ways: { call: 'sendFreeSignUp', business: 'business' },
    },
    { kind: 'steps', at: 'how', items: ['write', 'talk', 'try', 'choose'] },
    {
      kind: 'points',
      at: 'see',
      items: [
        { name: 'label', icon: 'file' },
        { name: 'cod', icon: 'cash', figure: 'priceCod' },
        { name: 'track', icon: 'search' },
        { name: 'collection', icon: 'basket', figure: 'priceCollection' },
      ],
    },
    { kind: 'facts', at: 'terms', items: ['free', 'half', 'after', 'paper'] },
    { kind: 'questions', at: 'ask', items: ['many', 'instagram', 'oblige', 'self'] },
    { kind: 'next', at: 'next', ways: { call: 'sendFreeSignUp', start: 'signUp' } },
  ],
}

export const sendFreeSignUp: InfoPageData = {
  under: 'sendFree',
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'free-parcel#call' },
    {
      kind: 'form',
      at: 'apply',
      form: 'sendFree',
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
        { page: 'sendFree', icon: 'gift' },
        { page: 'business', icon: 'chart' },
        { page: 'integrations', icon: 'api' },
      ],
    },
  ],
}
