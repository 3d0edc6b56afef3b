import './vacancies.css'
import { useParams } from 'react-router'
import { Loaded } from '#client/loaded.tsx'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import { vacancyCalls } from '#modules/content/vacancies/vacancies.calls.ts'
import type { DeskVacancy } from '#modules/content/vacancies/vacancies.contract.ts'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { VacancyEditor } from './vacancy-editor.tsx'
import { newVacancyId } from './vacancy-paths.ts'

/** The page is kept for everybody; its address is known to the browser only. */
export function VacancyPage() {
  const { id = newVacancyId } = useParams()
  return useHydrated() ? <VacancyScreen key={id} id={id} /> : <LoadingRows />
}

function VacancyScreen({ id }: { id: string }) {
  const staff = useStaff()
  const isNew = id === newVacancyId
  const answer = useAnswer(vacancyCalls.readVacancyForDesk, isNew ? undefined : { params: { id } })
  const mayNot = staff !== undefined && !mayDo(staff.role, 'vacancy.edit')
  if (mayNot || answer.error?.status === 403) return <NoAccess />
  if (isNew) return <VacancyEditor answer={nothingYet} />
  const loaded = (
    <Loaded of={answer} skeleton={<LoadingRows />}>
      {() => <VacancyEditor answer={answer} />}
    </Loaded>
  )
  return answer.state === 'failed' ? <Panel>{loaded}</Panel> : loaded
}

const nothingYet: Pick<Answer<DeskVacancy>, 'data' | 'set' | 'refresh'> = {
  data: undefined,
  set: () => undefined,
  refresh: () => Promise.resolve(),
}
