import type { LoaderFunctionArgs } from 'react-router'
import { textsStay } from '../../desk/texts-stay.ts'
import { TopUpsPage } from '../../desk/top-ups/top-ups-page.tsx'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskTopUps'])
}

export const shouldRevalidate = textsStay

export default function DeskTopUps() {
  return <TopUpsPage />
}
