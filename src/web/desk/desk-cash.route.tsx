import type { LoaderFunctionArgs } from 'react-router'
import { CashPage } from '../../desk/cash/cash-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskCash'])
}

export const shouldRevalidate = textsStay

export default function DeskCash() {
  return <CashPage />
}
