import type { Messages } from '#locales/index.ts'
import { termsOf } from '#parcel/price/terms.ts'
import { splitLocale } from '#platform/i18n/locales.ts'
import type { MessageGroup } from '#platform/i18n/translator.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, siteContext } from '../../server/site.server.ts'

type Texts = {
  groups: readonly MessageGroup[]
  /** Places are asked for and days are promised as in the calculator; the rest of its texts would be weight. */
  ofCalculator: readonly (keyof Messages['calculator'])[]
}

/** Both pages of the wizard are rendered for nobody: what the browser keeps comes in there. */
export async function loadWizard(context: LoadContext, { pathname }: URL, { groups, ofCalculator }: Texts) {
  const site = context.get(siteContext)
  const { tariff } = await site.tariff()
  const { messages } = loadPageMessages(context, pathname, groups)
  const all = site.messages(splitLocale(pathname).locale, ['calculator']).calculator
  const calculator = Object.fromEntries(ofCalculator.map((key) => [key, all?.[key]]))
  return { messages: JSON.stringify({ ...JSON.parse(messages), calculator }), terms: termsOf(tariff) }
}
