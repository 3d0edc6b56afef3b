import type { LoaderFunctionArgs } from 'react-router'
import { PointsPage } from '../../../desk/points/list/points-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskPoints'])
}

export const shouldRevalidate = textsStay

export default function DeskPoints() {
  return <PointsPage />
}
