import type { LoaderFunctionArgs } from 'react-router'
import { BannerPage } from '../../../desk/banner/banner-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskBanner'])
}

export const shouldRevalidate = textsStay

export default function DeskBanner() {
  return <BannerPage />
}
