import type { LoaderFunctionArgs } from 'react-router'
import { PartnersPage } from '../../desk/partners/partners-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskPartners', 'partners.view'])
}

export const shouldRevalidate = textsStay

export default function DeskPartners() {
  return <PartnersPage />
}
