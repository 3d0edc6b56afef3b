import type { LoaderFunctionArgs } from 'react-router'
import { NoticesPage } from '../../../desk/notices/notices-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskNotices', 'deskOrders.notices'])
}

export const shouldRevalidate = textsStay

export default function DeskNotices() {
  return <NoticesPage />
}
