import { type RuleGroup, ruleGroups, rulesIn } from '#modules/content/domain/can-send/rules.ts'
import type { BlockData, InfoPageData } from '../page-data.ts'

/** The rules are the domain's: their number, order and verdicts stand there once. */
const groupOfRules = (group: RuleGroup): BlockData => ({
  kind: 'rules',
  at: group,
  items: rulesIn(group).map(({ id, verdict }) => ({
    name: id,
    drawing: `prohibited#${id}`,
    mark: verdict === 'no' ? 'no' : 'part',
  })),
})

export const prohibitedItems: InfoPageData = {
  under: 'whatCanYouSend',
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'prohibited#gate' },
    { kind: 'island', at: 'ask', name: 'canSend' },
    ...ruleGroups.map(groupOfRules),
    { kind: 'steps', at: 'found', items: ['handing', 'road', 'danger'] },
    { kind: 'next', at: 'next', ways: { price: 'calculator' } },
    {
      kind: 'links',
      at: 'near',
      pages: [
        { page: 'whatCanYouSend', icon: 'box' },
        { page: 'howToWeigh', icon: 'scales' },
        { page: 'notCompensated', icon: 'lock' },
      ],
    },
  ],
}
