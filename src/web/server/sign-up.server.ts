import { loadPageMessages } from './frame.server.ts'
import { type LoadContext, siteContext } from './site.server.ts'

export async function loadSignUp(context: LoadContext, pathname: string) {
  // Half price is promised only while it is offered; a new customer is welcomed by the same rule (promos).
  const promotion = await context
    .get(siteContext)
    .promotion()
    .catch(() => undefined)
  return {
    ...loadPageMessages(context, pathname, ['signIn', 'signUp']),
    halfPrice: promotion?.kind === 'half_price_month',
  }
}
