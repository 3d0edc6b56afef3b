import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type FieldStore, type QueuedAction, useField } from '#client/field/field-store.ts'
import { err, type Result } from '#kernel/result.ts'
import type { FieldReport } from '../parts/field-report.ts'

type Reporting = {
  busy: boolean
  /** Why nothing was kept, in words. */
  problem: string | undefined
  /** What is safely on the phone now; undefined when it is not. */
  send: (report: Reported) => Promise<QueuedAction | undefined>
}

/** Ready, or still being drawn. */
type Reported = FieldReport | Promise<FieldReport>

/** Puts something that was done into the queue, once. What is kept is done: the screen stays busy until it is left. */
export function useReport(): Reporting {
  const store = useField()
  const t = useTranslations('courierStop')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isTold = useRef(false)
  const send = async (report: Reported) => {
    if (isTold.current) return undefined
    isTold.current = true
    setBusy(true)
    setProblem(undefined)
    const kept = await keepReport(store, report)
    if (kept.ok) return kept.value
    isTold.current = false
    setBusy(false)
    setProblem(t(kept.error.code === 'full' ? 'full' : 'notKept'))
    return undefined
  }
  return { busy, problem, send }
}

/** Whatever the disk or the pen does, somebody waits for an answer: `notKept` when it is broken rather than full. */
export async function keepReport(
  store: Pick<FieldStore, 'act'>,
  report: Reported,
): Promise<Result<QueuedAction, { readonly code: 'full' | 'notKept' }>> {
  try {
    return await store.act(await report)
  } catch {
    return err({ code: 'notKept' })
  }
}
