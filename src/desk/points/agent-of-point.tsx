import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { agentCalls } from '#modules/content/agents/agents.calls.ts'
import type { AgentDetail } from '#modules/content/agents/agents.contract.ts'
import type { DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'

type AgentOfPointProps = { agent: AgentDetail; point: DeskPoint | undefined }

/** Whose application this point comes from; once it is saved, one press says that it is theirs and live. */
export function AgentOfPoint({ agent, point }: AgentOfPointProps) {
  const t = useTranslations('deskPoints.fromAgent')
  const failureText = useFailureText()
  const task = useTask(agentCalls.moveAgent)
  const [now, setNow] = useState(agent)
  const isLive = now.state === 'live'
  const open = async () => {
    if (!point) return
    const body = { from: now.state, to: 'live', point_id: point.id } as const
    const answer = await task.run({ params: { id: agent.id }, body })
    if (answer.ok) setNow(answer.value)
  }
  const name = agent.last_name === null ? agent.name : `${agent.name} ${agent.last_name}`
  return (
    <Notice tone="info" title={t('title', { name })}>
      <p>
        {isLive ? t('live') : point ? t('ready') : t('write')}{' '}
        <LocalLink to={`/desk/agents?request=${agent.id}`}>{t('request')}</LocalLink>
      </p>
      {point && now.state === 'signed' && (
        <p className="point-behind__ways">
          <Button small busy={task.state === 'busy'} onClick={() => void open()}>
            {t('open')}
          </Button>
        </p>
      )}
      <div role="alert">{task.error && failureText(task.error)}</div>
    </Notice>
  )
}
