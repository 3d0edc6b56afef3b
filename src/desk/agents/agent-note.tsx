import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { agentCalls } from '#modules/content/agents/agents.calls.ts'
import type { AgentDetail } from '#modules/content/agents/agents.contract.ts'
import { longestContractNote } from '#modules/content/domain/agent-contract.ts'
import { NoteForm } from '../parts/note/note-form.tsx'

type AgentNoteProps = { agent: AgentDetail; onChanged: (next: AgentDetail) => void }

export function AgentNote({ agent, onChanged }: AgentNoteProps) {
  const t = useTranslations('deskAgents.notes')
  const task = useTask(agentCalls.noteAgent)
  const write = async (text: string) => {
    const answer = await task.run({ params: { id: agent.id }, body: { text } })
    if (answer.ok) onChanged(answer.value)
    return answer.ok
  }
  return (
    <NoteForm
      label={t('new')}
      hint={t('hint')}
      add={t('add')}
      maxLength={longestContractNote}
      task={task}
      onWrite={write}
    />
  )
}
