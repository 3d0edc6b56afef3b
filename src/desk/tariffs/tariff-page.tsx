import './tariffs.css'
import { useCallback, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ok, type Result } from '#kernel/result.ts'
import type { TariffSummary } from '#modules/pricing/tariff.contract.ts'
import type { ApiError } from '#web/api-client.ts'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadError, LoadingRows } from '../list-states.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import type { Compared } from './compared.ts'
import { useTariffCalls } from './tariff-calls.ts'
import { TariffEditor } from './tariff-editor.tsx'
import { TariffView } from './tariff-view.tsx'
import { useAsked } from './use-asked.ts'

/** The page is kept for everybody; its address is known to the browser only. */
export function TariffPage() {
  const { version = '' } = useParams()
  return useHydrated() ? <TariffScreen key={version} version={version} /> : <LoadingRows />
}

function TariffScreen({ version }: { version: string }) {
  const staff = useStaff()
  const [params] = useSearchParams()
  const [now] = useState(() => new Date())
  const { value, error, again } = useAsked(useCompared(version))
  const mayEdit = staff !== undefined && mayDo(staff.role, 'tariff.edit')
  if (error?.status === 403) return <NoAccess />
  if (error) {
    return (
      <Panel>
        <LoadError error={error} onRetry={again} />
      </Panel>
    )
  }
  if (!value) return <LoadingRows />
  return mayEdit && params.has('edit') ? (
    <TariffEditor compared={value} now={now} />
  ) : (
    <TariffView compared={value} mayEdit={mayEdit} now={now} onPublished={again} />
  )
}

function useCompared(version: string) {
  const calls = useTariffCalls()
  return useCallback(
    async (signal: AbortSignal): Promise<Result<Compared, ApiError>> => {
      const [list, shown] = await Promise.all([calls.list(signal), calls.read(version, signal)])
      if (!list.ok) return list
      if (!shown.ok || shown.value.state === 'in_force') {
        return shown.ok ? ok({ shown: shown.value, current: shown.value }) : shown
      }
      const current = await calls.read(inForce(list.value), signal)
      return current.ok ? ok({ shown: shown.value, current: current.value }) : current
    },
    [calls, version],
  )
}

/** There is always one: the first version comes with its table. */
function inForce(tariffs: readonly TariffSummary[]): number {
  return tariffs.find(({ state }) => state === 'in_force')?.version ?? 1
}
