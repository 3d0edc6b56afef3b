type Asked = ConstructorParameters<typeof Intl.PluralRules>

const known = new Map<string, Intl.PluralRules>()

/** Made once a language: making them takes longer than a page of messages. */
export function pluralRulesOf(...asked: Asked): Intl.PluralRules {
  const key = JSON.stringify(asked)
  const rules = known.get(key) ?? new Intl.PluralRules(...asked)
  known.set(key, rules)
  return rules
}
