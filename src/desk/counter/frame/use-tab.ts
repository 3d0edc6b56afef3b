import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { type CounterTab, tabNamed } from './counter-tabs.ts'

/** The open tab stands in the address; another one begins without the filters of this one. */
export function useTab(kind: CounterPost['point']['kind']): [CounterTab, (tab: CounterTab) => void] {
  const [params, setParams] = useSearchParams()
  const open = useCallback((tab: CounterTab) => setParams({ tab }, { preventScrollReset: true }), [setParams])
  return [tabNamed(kind, params.get('tab')), open]
}
