import { data } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, siteContext } from '../../server/site.server.ts'

/**
 * What the parcel is and what can be chosen is asked for in the browser: the page of a link says nothing about it. One
 * that opens nothing answers 404, with the same page.
 */
export async function loadReceiverPage(context: LoadContext, pathname: string, link: string) {
  const page = loadPageMessages(context, pathname, ['receiver', 'tracking.when', 'points', 'map', 'pin'])
  const isKnown = await context.get(siteContext).opensReceiverPage(link)
  return data(page, { status: isKnown ? 200 : 404 })
}
