import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { loadVacancy, submitApplication } from './careers.server.ts'
import { NoVacancyPage } from './no-vacancy-page.tsx'
import { VacancyPage } from './vacancy-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadVacancy(context, url)
}

export function action({ url, request, context }: ActionFunctionArgs) {
  return submitApplication(context, url, request)
}

export default function Vacancy() {
  const { vacancy, others, isChoosing, isSent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return vacancy ? (
    <VacancyPage key={vacancy.id} vacancy={vacancy} others={others} refused={refused} isSent={isSent} />
  ) : (
    <NoVacancyPage others={others} isChoosing={isChoosing} />
  )
}
