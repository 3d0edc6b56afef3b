import './points.css'
import { useParams, useSearchParams } from 'react-router'
import { Loaded } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { agentCalls } from '#modules/content/agents/agents.calls.ts'
import type { AgentDetail } from '#modules/content/agents/agents.contract.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { PointEditor } from './point-editor.tsx'
import { emptyForm, type PointForm } from './point-form.ts'
import { newPointId } from './point-paths.ts'
import type { PointAnswer } from './use-point-edit.ts'

/** The page is kept for everybody; its address is known to the browser only. */
export function PointPage() {
  const { id = newPointId } = useParams()
  return useHydrated() ? <PointScreen key={id} id={id} /> : <LoadingRows />
}

function PointScreen({ id }: { id: string }) {
  const isNew = id === newPointId
  const [params] = useSearchParams()
  const request = params.get('agent') ?? undefined
  const answer = useAnswer(deskPointsCalls.readDeskPoint, isNew ? undefined : { params: { id } })
  const asked = useAnswer(agentCalls.readAgent, request ? { params: { id: request } } : undefined)
  if (answer.error?.status === 403) return <NoAccess />
  // What the application tells is in the form from the start, so the form waits for it.
  if (request !== undefined && asked.state === 'loading') return <LoadingRows />
  if (isNew) return <PointEditor answer={nothingYet} first={firstFor(asked.data)} agent={asked.data} />
  const loaded = (
    <Loaded of={answer} skeleton={<LoadingRows />}>
      {() => <PointEditor answer={answer} first={emptyForm} agent={asked.data} />}
    </Loaded>
  )
  return answer.state === 'failed' ? <Panel>{loaded}</Panel> : loaded
}

/** A point that comes from an application begins with what was written there. */
function firstFor(agent: AgentDetail | undefined): PointForm {
  if (!agent) return emptyForm
  const { company, address, region_id } = agent
  return {
    ...emptyForm,
    region_id,
    name: { ...emptyForm.name, uz: company ?? '' },
    address: { ...emptyForm.address, uz: address ?? '' },
  }
}

const nothingYet: PointAnswer = {
  data: undefined,
  set: () => undefined,
  refresh: () => Promise.resolve(),
}
