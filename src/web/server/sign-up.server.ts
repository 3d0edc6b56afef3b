import { loadPageMessages } from './frame.server.ts'
import { type LoadContext, siteContext } from './site.server.ts'

export async function loadSignUp(context: LoadContext, pathname: string) {
  // A new customer is welcomed by the same rule (promos): nothing is promised here that is not given.
  const promised = await context
    .get(siteContext)
    .promisedToNewcomers()
    .catch((): readonly string[] => [])
  return {
    ...loadPageMessages(context, pathname, ['signIn', 'signUp']),
    promised: { firstParcel: promised.includes('first_parcel'), halfPrice: promised.includes('half_price') },
  }
}
