import { data } from 'react-router'
import { demoPeople } from '#modules/accounts/index.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, siteContext } from '../../server/site.server.ts'

/** Found only in a demo; the messages themselves are asked for by the browser. */
export function loadDevInbox(context: LoadContext, pathname: string) {
  if (!context.get(siteContext).demo) throw data(null, { status: 404 })
  const staff = demoPeople.flatMap(({ phone, fullName, role }) =>
    role === 'customer' ? [] : [{ phone, fullName, role }],
  )
  return { ...loadPageMessages(context, pathname, ['inbox']), staff }
}

export type DemoStaff = ReturnType<typeof loadDevInbox>['staff'][number]
