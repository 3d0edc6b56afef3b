import formatCompiled from 'use-intl/format-message/format-only'
import { valuesWithEndings } from './endings.ts'

/** What use-intl formats messages with: its formatter for compiled messages, which knows no Uzbek endings. */
// biome-ignore lint/style/noDefaultExport: use-intl imports it in the place of its own
export default function formatMessage(
  ...[path, message, values, options]: Parameters<typeof formatCompiled>
): ReturnType<typeof formatCompiled> {
  return formatCompiled(path, message, values && valuesWithEndings(values, options.locale), options)
}
formatMessage.raw = false
