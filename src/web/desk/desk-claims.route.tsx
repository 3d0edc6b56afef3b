import type { LoaderFunctionArgs } from 'react-router'
import { ClaimsPage } from '../../desk/claims/claims-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'claims',
    'orders.claimReasons',
    'deskOrders.actors',
    'deskOrders.order',
    'deskOrders.proofs',
    'map',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskClaims() {
  return <ClaimsPage />
}
