import type { LoaderFunctionArgs } from 'react-router'
import { ApprovalsPage } from '../../desk/approvals/approvals-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'approvals'])
}

export const shouldRevalidate = textsStay

export default function DeskApprovals() {
  return <ApprovalsPage />
}
