import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import type { InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { useToast } from '#ui/float/toast.tsx'

export type Outcomes = {
  /** It has left the list. */
  onDone: () => void
  /** What is shown is old. */
  onStale: () => void
}

/** A decision about one of a list. What a colleague has decided meanwhile (`decided`) leaves the list as well. */
export function useDecision<C extends Call>(call: C, decided: string, { onDone, onStale }: Outcomes) {
  const task = useTask(call)
  const toast = useToast()
  const failureText = useFailureText()
  const t = useTranslations('desk.secondPerson')
  async function decide(input: InputOf<C>, words: string): Promise<void> {
    const answer = await task.run(input)
    if (!answer.ok && answer.error.code !== decided) return
    const waits = answer.ok && isWaiting(answer.value)
    if (waits) toast({ text: t('asked'), tone: 'info' })
    else toast(answer.ok ? { text: words, tone: 'ok' } : { text: failureText(answer.error), tone: 'danger' })
    onDone()
    // What waits for a second person stays in the list, and says so.
    if (!answer.ok || waits) onStale()
  }
  return { task, decide }
}

const isWaiting = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'approval' in answer && answer.approval !== null
