import type { LoaderFunctionArgs } from 'react-router'
import { AgentsPage } from '../../../desk/agents/agents-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskAgents'])
}

export const shouldRevalidate = textsStay

export default function DeskAgents() {
  return <AgentsPage />
}
