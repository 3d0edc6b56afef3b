import type { LoaderFunctionArgs } from 'react-router'
import { PromotionsPage } from '../../desk/promotions/promotions-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskPromotions'])
}

export const shouldRevalidate = textsStay

export default function DeskPromotions() {
  return <PromotionsPage />
}
