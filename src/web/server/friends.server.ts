import { loadPageMessages } from './frame.server.ts'
import { type LoadContext, siteContext } from './site.server.ts'

/** The terms of the friends promotion. Without the database they are told as ever: they hold for whoever has come. */
export async function loadFriends(context: LoadContext, pathname: string) {
  return {
    ...loadPageMessages(context, pathname, ['referrals.promo', 'referrals.page']),
    isRunning: await context
      .get(siteContext)
      .friendsRunning()
      .catch(() => true),
  }
}
