import type { LoaderFunctionArgs } from 'react-router'
import { DebtsPage } from '../../desk/debts/debts-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskDebts'])
}

export const shouldRevalidate = textsStay

export default function DeskDebts() {
  return <DebtsPage />
}
