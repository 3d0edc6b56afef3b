import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type FieldStore, useField } from '#client/field/field-store.ts'
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
    const end = await keepReport(store, report)
    setBusy(false)
    setProblem(end === 'kept' ? undefined : t(end === 'full' ? 'full' : 'notKept'))
    return end === 'kept'
  }
  return { busy, problem, send }
}

/** Whatever the disk does, somebody waits for an answer: `notKept` when it is broken rather than full. */
export async function keepReport(
  store: Pick<FieldStore, 'act'>,
  report: FieldReport,
): Promise<'kept' | 'full' | 'notKept'> {
  try {
    return (await store.act(report)).ok ? 'kept' : 'full'
  } catch {
    return 'notKept'
  }
}
