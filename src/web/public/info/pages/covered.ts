import { coverCeiling } from '#modules/pricing/domain/tariff.ts'
import type { CoverRules } from '../islands/cover/cover-for.ts'
import type { InfoPageData } from '../page-data.ts'

export const covered: InfoPageData = {
  carries: ['live'],
  gives: ({ tariff }): CoverRules => ({
    free: tariff.cover.free,
    levels: tariff.cover.levels,
    ceiling: coverCeiling(tariff),
  }),
  blocks: [
    {
      kind: 'lead',
      at: 'lead',
      drawing: 'dome#dome',
      ways: { calc: '#calc', claim: '#claim' },
    },
    { kind: 'island', at: 'calc', name: 'coverChooser' },
    { kind: 'table', at: 'levels', from: 'coverLevels' },
    {
      kind: 'points',
      at: 'amount',
      items: [
        'value',
        { name: 'cover', figure: 'topCover' },
        { name: 'ceiling', figure: 'neverCoveredAbove' },
      ],
    },
    { kind: 'steps', at: 'claim', items: ['keep', 'photo', 'open', 'decide', 'money'] },
    {
      kind: 'rules',
      at: 'what',
      items: [
        { name: 'gone', mark: 'yes', drawing: 'dome#gone' },
        { name: 'broken', mark: 'yes', drawing: 'dome#broken' },
        { name: 'wayBack', mark: 'yes', drawing: 'dome#back' },
        { name: 'unnamed', mark: 'part', drawing: 'dome#tag' },
        { name: 'packing', mark: 'no', drawing: 'dome#loose', to: 'whatCanYouSend' },
        { name: 'forbidden', mark: 'no', drawing: 'dome#flame', to: 'prohibitedItems' },
        { name: 'tooLate', mark: 'no', drawing: 'dome#clock', to: 'faq#late' },
      ],
    },
    {
      kind: 'questions',
      at: 'ask',
      items: ['who', 'howSoon', 'papers', 'paidWhere', 'foundAgain', { name: 'refusal', to: 'contact' }],
    },
    { kind: 'next', at: 'next', ways: { claim: 'orderList', send: 'sendParcel' } },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'notCompensated', icon: 'close' },
        { page: 'prohibitedItems', icon: 'warning' },
        { page: 'faq', icon: 'question' },
      ],
    },
  ],
}
