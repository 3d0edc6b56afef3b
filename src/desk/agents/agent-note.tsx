import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { agentCalls } from '#modules/content/agents/agents.calls.ts'
import type { AgentDetail } from '#modules/content/agents/agents.contract.ts'
import { longestContractNote } from '#modules/content/domain/agent-contract.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { sendOnEnter } from '../parts/send-on-enter.ts'

type AgentNoteProps = { agent: AgentDetail; onChanged: (next: AgentDetail) => void }

/** What colleagues tell each other; whoever applied never sees it. */
export function AgentNote({ agent, onChanged }: AgentNoteProps) {
  const t = useTranslations('deskAgents.notes')
  const failureText = useFailureText()
  const task = useTask(agentCalls.noteAgent)
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const answer = await task.run({ params: { id: agent.id }, body: { text: text.trim() } })
    if (!answer.ok) return
    setText('')
    onChanged(answer.value)
  }
  return (
    <form className="agent-note" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('new')}
        hint={t('hint')}
        rows={2}
        value={text}
        maxLength={longestContractNote}
        error={task.error && failureText(task.error)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" look="second" small busy={task.state === 'busy'}>
        {t('add')}
      </Button>
    </form>
  )
}
