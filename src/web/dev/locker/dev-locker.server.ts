import { data } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, siteContext } from '../../server/site.server.ts'

/** Found only in a demo: elsewhere nobody is told a key. */
export function loadDevLocker(context: LoadContext, pathname: string) {
  if (!context.get(siteContext).demo) throw data(null, { status: 404 })
  return loadPageMessages(context, pathname, ['lockerBank'])
}
