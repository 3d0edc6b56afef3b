import type { LoaderFunctionArgs } from 'react-router'
import { PeoplePage } from '../../../desk/people/people-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskPeople',
    'claims.kinds',
    'claims.statuses',
    'deskOrders.notices',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskPeople() {
  return <PeoplePage />
}
