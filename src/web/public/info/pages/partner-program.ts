import { smallLocalPrice } from '#modules/pricing/domain/tariff.ts'
import { figures } from '../figures.ts'
import type { InfoPageData } from '../page-data.ts'

export const partnerProgram: InfoPageData = {
  under: 'business',
  carries: ['live'],
  gives: (sources) => ({
    reward: figures.referralReward.of(sources),
    shipments: figures.referralShipments.of(sources),
    priceFrom: smallLocalPrice(sources.tariff),
  }),
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'partner#shop',
      ways: { apply: '#apply', count: '#count' },
    },
    {
      kind: 'cards',
      at: 'ways',
      items: [
        { name: 'shelf', drawing: 'partner#shelf', to: '#shelf' },
        { name: 'word', drawing: 'partner#word', to: '#word' },
        { name: 'code', drawing: 'partner#code', to: '#code' },
      ],
    },
    { kind: 'facts', at: 'word', items: ['reward', 'condition', 'different', 'paid', 'spent', 'once'] },
    { kind: 'island', at: 'count', name: 'partnerCalculator' },
    { kind: 'notice', at: 'stand', tone: 'info' },
    { kind: 'steps', at: 'code', items: ['apply', 'contract', 'link', 'month'] },
    { kind: 'facts', at: 'earn', items: ['share', 'counts', 'long', 'statement', 'paid', 'seen'] },
    { kind: 'notice', at: 'page', tone: 'info' },
    { kind: 'steps', at: 'shelf', items: ['apply', 'look', 'contract', 'open'] },
    { kind: 'facts', at: 'point', items: ['takes', 'keeps', 'hands', 'pay'] },
    { kind: 'questions', at: 'ask', items: ['cash', 'which', 'self', 'both', 'business'] },
    {
      kind: 'form',
      at: 'apply',
      form: 'partner',
      fields: [
        { name: 'name', type: 'line', fill: 'given-name' },
        { name: 'lastName', type: 'line', fill: 'family-name' },
        { name: 'phone', type: 'phone' },
        { name: 'company', type: 'line', optional: true, fill: 'organization' },
        { name: 'email', type: 'email', optional: true },
        { name: 'website', type: 'line', optional: true, fill: 'url' },
      ],
    },
  ],
}
