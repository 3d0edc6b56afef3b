import type { LoaderFunctionArgs } from 'react-router'
import { DistrictsPage } from '../../../desk/districts/districts-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskDistricts'])
}

export const shouldRevalidate = textsStay

export default function DeskDistricts() {
  return <DistrictsPage />
}
