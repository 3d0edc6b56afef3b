import type { LoaderFunctionArgs } from 'react-router'
import { SmsTextsPage } from '../../desk/sms-texts/sms-texts-page.tsx'
import { textsStay } from '../../desk/texts-stay.ts'
import { loadPageMessages } from '../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskSmsTexts'])
}

export const shouldRevalidate = textsStay

export default function DeskSmsTexts() {
  return <SmsTextsPage />
}
