import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import type { AnswerOf, InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { useToast } from '#ui/float/toast.tsx'

type Outcomes<Lead> = {
  /** The newest state of the message. */
  onChanged: (lead: Lead) => void
  /** A colleague was faster: what is shown is old. */
  onStale: () => void
}

export type LeadOutcomes = Outcomes<DeskLead>

/** A change that is made with one press and can be taken back: nobody is asked twice, and it is told what came of it. */
export function useLeadChange<C extends Call>(call: C, { onChanged, onStale }: Outcomes<AnswerOf<C>>) {
  const task = useTask(call)
  const toast = useToast()
  const failureText = useFailureText()
  async function change(input: InputOf<C>, words: string): Promise<void> {
    const answer = await task.run(input)
    if (answer.ok) {
      toast({ text: words, tone: 'ok' })
      onChanged(answer.value)
      return
    }
    toast({ text: failureText(answer.error), tone: 'danger' })
    if (answer.error.status === 409) onStale()
  }
  return { change, busy: task.state === 'busy' }
}
