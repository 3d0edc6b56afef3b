import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { agentCalls } from '#modules/content/agents/agents.calls.ts'
import type { AgentDetail, AgentItem } from '#modules/content/agents/agents.contract.ts'
import {
  type ContractNeed,
  longestContractNote,
  longestContractNumber,
} from '#modules/content/domain/agent-contract.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { sendOnEnter } from '../parts/keys/send-on-enter.ts'
import { PointChoice } from '../parts/points/point-choice.tsx'
import { fullNameOf, moveNames, stateNames } from './agent-names.ts'

type AgentMoveDialogProps = {
  agent: AgentDetail
  move: AgentItem['moves'][number]
  onClose: () => void
  onDone: (next: AgentDetail) => void
  onStale: () => void
}

type Written = { note: string; contract: string; point: number | undefined }

/** Each step asks for what it needs: the number of the paper, the point, or why. */
export function AgentMoveDialog({ agent, move, onClose, onDone, onStale }: AgentMoveDialogProps) {
  const t = useTranslations()
  const task = useTask(agentCalls.moveAgent)
  const toast = useToast()
  const [written, setWritten] = useState<Written>({ note: '', contract: '', point: undefined })
  const [tried, setTried] = useState(false)
  const values = {
    note: written.note.trim() || undefined,
    contract: written.contract.trim() || undefined,
    point_id: written.point,
  }
  const lacks = (need: ContractNeed) =>
    tried && move.needs.includes(need) && values[need] === undefined
      ? t('deskAgents.move.required')
      : task.told(need)
  const submit = async () => {
    setTried(true)
    if (move.needs.some((need) => values[need] === undefined)) return
    const body = { from: agent.state, to: move.to, ...values }
    const answer = await task.run({ params: { id: agent.id }, body })
    if (!answer.ok) return answer.error.code === 'agent_moved' ? onStale() : undefined
    const name = fullNameOf(agent)
    toast({ text: t('deskAgents.moved', { name, state: t(stateNames[move.to]) }), tone: 'ok' })
    onDone(answer.value)
  }
  const change = (part: Partial<Written>) => setWritten({ ...written, ...part })
  return (
    <DeskFormDialog
      title={t('deskAgents.move.title', { name: fullNameOf(agent), state: t(stateNames[move.to]) })}
      no={t('deskAgents.move.no')}
      yes={t(moveNames[move.to])}
      look={move.to === 'declined' ? 'danger' : 'main'}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {move.needs.includes('contract') && (
        <TextField
          label={t('deskAgents.contract')}
          hint={t('deskAgents.move.contractHint')}
          value={written.contract}
          maxLength={longestContractNumber}
          error={lacks('contract')}
          onChange={(event) => change({ contract: event.target.value })}
        />
      )}
      {move.needs.includes('point_id') && (
        <>
          <p>
            {t('deskAgents.move.pointText')}{' '}
            <LocalLink to={`/desk/points/new?agent=${agent.id}`}>{t('deskAgents.makePoint')}</LocalLink>
          </p>
          <PointChoice
            label={t('deskAgents.move.point')}
            error={lacks('point_id')}
            onChange={(point) => change({ point })}
          />
        </>
      )}
      <TextArea
        label={t('deskAgents.move.note')}
        hint={t('deskAgents.notes.hint')}
        optional={move.needs.includes('note') ? undefined : t('deskAgents.move.optional')}
        rows={2}
        value={written.note}
        maxLength={longestContractNote}
        error={lacks('note')}
        onChange={(event) => change({ note: event.target.value })}
        onKeyDown={sendOnEnter}
      />
    </DeskFormDialog>
  )
}
