import type { LoaderFunctionArgs } from 'react-router'
import { CodDeskPage } from '../../desk/cod/cod-desk-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'cod.desk', 'cod.clock', 'cod.payouts'])
}

export const shouldRevalidate = textsStay

export default function DeskCod() {
  return <CodDeskPage />
}
