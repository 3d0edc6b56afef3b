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
  async function decide(input: InputOf<C>, words: string): Promise<void> {
    const answer = await task.run(input)
    if (!answer.ok && answer.error.code !== decided) return
    toast(answer.ok ? { text: words, tone: 'ok' } : { text: failureText(answer.error), tone: 'danger' })
    onDone()
    if (!answer.ok) onStale()
  }
  return { task, decide }
}
