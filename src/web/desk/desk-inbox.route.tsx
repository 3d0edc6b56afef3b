import type { LoaderFunctionArgs } from 'react-router'
import { InboxPage } from '../../desk/inbox/inbox-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskInbox'])
}

export const shouldRevalidate = textsStay

export default function DeskInbox() {
  return <InboxPage />
}
