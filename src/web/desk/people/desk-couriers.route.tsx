import type { LoaderFunctionArgs } from 'react-router'
import { CouriersPage } from '../../../desk/couriers/couriers-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskCouriersNow'])
}

export const shouldRevalidate = textsStay

export default function DeskCouriers() {
  return <CouriersPage />
}
