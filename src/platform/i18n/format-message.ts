import formatCompiled from 'use-intl/format-message/format-only'
import { valuesWithEndings } from './endings.ts'
import { pluralRulesOf } from './plural-rules.ts'

/** What use-intl formats messages with: its formatter for compiled messages, which knows no Uzbek endings. */
// biome-ignore lint/style/noDefaultExport: use-intl imports it in the place of its own
export default function formatMessage(
  ...[path, message, values, options]: Parameters<typeof formatCompiled>
): ReturnType<typeof formatCompiled> {
  if (typeof message === 'string') return message
  const told = values && valuesWithEndings(values, options.locale)
  return formatCompiled(path, message, told, { ...options, formatters: withKeptRules(options.formatters) })
}
formatMessage.raw = false

type Formatters = Parameters<typeof formatCompiled>[3]['formatters']

/** Its own rules of plurals would be made anew for every page that the server draws. */
const withKeptRules = (formatters: Formatters): Formatters => ({
  ...formatters,
  getPluralRules: pluralRulesOf,
})
