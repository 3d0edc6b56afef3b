import type { LoaderFunctionArgs } from 'react-router'
import { textsStay } from '../../../desk/texts-stay.ts'
import { VacancyPage } from '../../../desk/vacancies/vacancy-page.tsx'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskVacancies'])
}

export const shouldRevalidate = textsStay

export default function DeskVacancy() {
  return <VacancyPage />
}
