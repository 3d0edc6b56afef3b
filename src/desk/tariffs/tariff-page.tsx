import './tariffs.css'
import { useCallback, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Loaded } from '#client/loaded.tsx'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import type { TariffSummary } from '#modules/pricing/tariff/tariff.contract.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import type { Compared } from './compared.ts'
import { TariffEditor } from './edit/tariff-editor.tsx'
import { TariffView } from './tariff-view.tsx'

/** The page is kept for everybody; its address is known to the browser only. */
export function TariffPage() {
  const { version = '' } = useParams()
  return useHydrated() ? <TariffScreen key={version} version={version} /> : <LoadingRows />
}

function TariffScreen({ version }: { version: string }) {
  const staff = useStaff()
  const [params] = useSearchParams()
  const [now] = useState(() => new Date())
  const compared = useCompared(version)
  const mayEdit = staff !== undefined && mayDo(staff.role, 'tariff.edit')
  if (compared.error?.status === 403) return <NoAccess />
  const loaded = (
    <Loaded of={compared} skeleton={<LoadingRows />}>
      {(shown) =>
        mayEdit && params.has('edit') ? (
          <TariffEditor compared={shown} now={now} />
        ) : (
          <TariffView compared={shown} mayEdit={mayEdit} now={now} onPublished={compared.refresh} />
        )
      }
    </Loaded>
  )
  return compared.state === 'failed' ? <Panel>{loaded}</Panel> : loaded
}

type ComparedAnswer = Pick<Answer<Compared>, 'state' | 'data' | 'error' | 'retry'> & { refresh: () => void }

/** The version, and beside it the one in force. */
function useCompared(version: string): ComparedAnswer {
  const shown = useAnswer(tariffDeskCalls.readTariff, { params: { version } })
  const list = useAnswer(tariffDeskCalls.readTariffs, {})
  const isOther = shown.data !== undefined && shown.data.state !== 'in_force'
  const inForce = isOther && list.data ? { params: { version: inForceIn(list.data) } } : undefined
  const other = useAnswer(tariffDeskCalls.readTariff, inForce, { keep: true })
  const current = isOther ? other.data : shown.data
  const data = shown.data && current && { shown: shown.data, current }
  const asked = isOther ? [shown, list, other] : [shown]
  const error = asked.find((one) => one.error)?.error
  const retry = useCallback(() => {
    shown.retry()
    list.retry()
    other.retry()
  }, [shown.retry, list.retry, other.retry])
  const refresh = () => {
    for (const one of asked) void one.refresh()
  }
  return { state: data ? 'ready' : error ? 'failed' : 'loading', data, error, retry, refresh }
}

/** There is always one: the first version comes with its table. */
function inForceIn(tariffs: readonly TariffSummary[]): number {
  return tariffs.find(({ state }) => state === 'in_force')?.version ?? 1
}
