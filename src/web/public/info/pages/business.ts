import { examplesOf } from '../islands/month/month-examples.ts'
import type { InfoPageData } from '../page-data.ts'

export const business: InfoPageData = {
  service: true,
  under: 'ourServices',
  carries: ['live'],
  gives: ({ tariff }) => examplesOf(tariff),
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'business#lead',
      ways: { contact: '#contact', start: 'signUp' },
    },
    {
      kind: 'cards',
      at: 'plans',
      items: [
        { name: 'starter', drawing: 'business#one', figure: 'priceFrom', to: 'signUp' },
        { name: 'flexible', drawing: 'business#pack', figure: 'packageEach', to: '#packages' },
        { name: 'pro', drawing: 'business#paper', figure: 'pricePro', to: '#contact' },
      ],
    },
    { kind: 'island', at: 'month', name: 'shopMonth' },
    { kind: 'table', at: 'packages', from: 'packages' },
    {
      kind: 'points',
      at: 'daily',
      items: [
        { name: 'collection', icon: 'basket', figure: 'priceCollection' },
        { name: 'cod', icon: 'cash', figure: 'priceCod' },
        { name: 'inspect', icon: 'search' },
        { name: 'labels', icon: 'file' },
        { name: 'addresses', icon: 'users' },
        { name: 'books', icon: 'chart' },
      ],
    },
    { kind: 'steps', at: 'money', items: ['door', 'desk', 'out', 'cash'] },
    {
      kind: 'rules',
      at: 'connect',
      items: [
        { name: 'pay', drawing: 'business#pay', mark: 'yes' },
        { name: 'label', drawing: 'business#label', mark: 'yes' },
        { name: 'api', drawing: 'business#api', mark: 'part' },
        { name: 'sheet', drawing: 'business#sheet', mark: 'yes' },
        { name: 'hook', drawing: 'business#hook', mark: 'part' },
        { name: 'plug', drawing: 'business#plug', mark: 'part', to: 'integrations' },
      ],
    },
    { kind: 'text', at: 'manager' },
    {
      kind: 'form',
      at: 'contact',
      form: 'business',
      fields: [
        { name: 'name', type: 'line', fill: 'given-name' },
        { name: 'lastName', type: 'line', fill: 'family-name' },
        { name: 'phone', type: 'phone' },
        { name: 'email', type: 'email', optional: true },
        { name: 'company', type: 'line', optional: true, fill: 'organization' },
        { name: 'website', type: 'line', optional: true, fill: 'url' },
      ],
    },
    { kind: 'questions', at: 'ask', items: ['contract', 'left', 'refused', 'start'] },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'integrations', icon: 'api' },
        { page: 'partnerProgram', icon: 'users' },
        { page: 'pricing', icon: 'calculator' },
      ],
    },
  ],
}
