import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useField } from '#client/field/field-store.ts'
import type { FieldReport } from '../parts/field-report.ts'

type Reporting = {
  busy: boolean
  /** Why nothing was kept, in words. */
  problem: string | undefined
  /** True when it is safely on the phone. */
  send: (report: FieldReport) => Promise<boolean>
}

/** Puts something that was done into the queue; a second press while it is being kept does nothing. */
export function useReport(): Reporting {
  const store = useField()
  const t = useTranslations('courierStop')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (report: FieldReport) => {
    if (busy) return false
    setBusy(true)
    const kept = await store.act(report)
    setBusy(false)
    setProblem(kept.ok ? undefined : t('full'))
    return kept.ok
  }
  return { busy, problem, send }
}
