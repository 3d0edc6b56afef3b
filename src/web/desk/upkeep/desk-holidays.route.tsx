import type { LoaderFunctionArgs } from 'react-router'
import { HolidaysPage } from '../../../desk/holidays/holidays-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskHolidays'])
}

export const shouldRevalidate = textsStay

export default function DeskHolidays() {
  return <HolidaysPage />
}
