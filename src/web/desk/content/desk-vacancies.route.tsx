import type { LoaderFunctionArgs } from 'react-router'
import { textsStay } from '../../../desk/texts-stay.ts'
import { VacanciesPage } from '../../../desk/vacancies/vacancies-page.tsx'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskVacancies'])
}

export const shouldRevalidate = textsStay

export default function DeskVacancies() {
  return <VacanciesPage />
}
