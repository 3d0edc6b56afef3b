import type { LoaderFunctionArgs } from 'react-router'
import { PointPage } from '../../../desk/points/point-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskPoints', 'staff', 'map', 'pin'])
}

export const shouldRevalidate = textsStay

export default function DeskPoint() {
  return <PointPage />
}
