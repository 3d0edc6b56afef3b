/*
 * The fourteen rules of what is not sent (SPEC section 1, "Guides"). A rule of verdict `conditions` forbids what it names
 * and lets a kind of it through: a battery inside its device, a kitchen knife, dried food, jewellery up to the cover.
 */

export type RuleVerdict = 'no' | 'conditions'
export type RuleGroup = (typeof ruleGroups)[number]
export type RuleNumber = (typeof rules)[number]['number']

export const ruleGroups = ['dangerous', 'unlawful', 'alive', 'priceless'] as const

export const rules = [
  { number: 1, id: 'explosives', group: 'dangerous', verdict: 'no' },
  { number: 2, id: 'flammables', group: 'dangerous', verdict: 'no' },
  { number: 3, id: 'aerosols', group: 'dangerous', verdict: 'no' },
  { number: 4, id: 'batteries', group: 'dangerous', verdict: 'conditions' },
  { number: 5, id: 'poisons', group: 'dangerous', verdict: 'no' },
  { number: 6, id: 'weapons', group: 'unlawful', verdict: 'conditions' },
  { number: 7, id: 'drugs', group: 'unlawful', verdict: 'no' },
  { number: 8, id: 'alcoholTobacco', group: 'unlawful', verdict: 'no' },
  { number: 9, id: 'money', group: 'unlawful', verdict: 'no' },
  { number: 10, id: 'counterfeits', group: 'unlawful', verdict: 'no' },
  { number: 11, id: 'animals', group: 'alive', verdict: 'no' },
  { number: 12, id: 'perishables', group: 'alive', verdict: 'conditions' },
  { number: 13, id: 'samples', group: 'alive', verdict: 'no' },
  { number: 14, id: 'valuables', group: 'priceless', verdict: 'conditions' },
] as const satisfies readonly Readonly<{
  number: number
  id: string
  group: RuleGroup
  verdict: RuleVerdict
}>[]

export type Rule = (typeof rules)[number]

export const rulesIn = (group: RuleGroup): readonly Rule[] => rules.filter((rule) => rule.group === group)

export function ruleOf(number: RuleNumber): Rule {
  return rules[number - 1] as Rule
}
