import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { textsStay } from '../../desk/texts-stay.ts'
import { VisitsPage } from '../../desk/visits/visits-page.tsx'
import { loadPageMessages } from '../server/frame.server.ts'
import { loadPageNames } from '../server/page-names.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return {
    ...loadPageMessages(context, url.pathname, ['desk', 'deskVisits']),
    names: loadPageNames(context, url.pathname),
  }
}

export const shouldRevalidate = textsStay

export default function DeskVisits() {
  return <VisitsPage names={useLoaderData<typeof loader>().names} />
}
