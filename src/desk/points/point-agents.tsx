import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import type { AgentAdded, AgentList, DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { KeyDialog } from '../parts/second-step/key-dialog.tsx'

type PointAgentsProps = { point: DeskPoint; phone: string | undefined }

type NewKey = { name: string; key: NonNullable<AgentAdded['second_step']> }

/** Who works there; each sees the counter of this point and no other. */
export function PointAgents({ point, phone }: PointAgentsProps) {
  const t = useTranslations('deskPoints.agents')
  const params = { id: point.id }
  const answer = useAnswer(deskPointsCalls.listPointAgents, { params })
  const [made, setMade] = useState<NewKey>()
  return (
    <section aria-label={t('title')}>
      <h3 className="desk-details__subtitle">
        {t('title')}
        <LocalLink to={`/desk/agent-posts?point=${point.id}`}>{t('history')}</LocalLink>
      </h3>
      <Loaded of={answer} look="part" skeleton={<LoadingShape of="rows" count={2} />}>
        {(agents) => <People agents={agents} point={point} onChanged={answer.set} />}
      </Loaded>
      <AddAgent
        point={point}
        phone={phone}
        onAdded={({ agents, second_step: key }, name) => {
          answer.set(agents)
          if (key) setMade({ name, key })
        }}
      />
      <KeyDialog name={made?.name ?? ''} secondStep={made?.key} onClose={() => setMade(undefined)} />
    </section>
  )
}

type PeopleProps = { agents: AgentList; point: DeskPoint; onChanged: (agents: AgentList) => void }

function People({ agents, point, onChanged }: PeopleProps) {
  const t = useTranslations('deskPoints.agents')
  const format = formatter(useLocale())
  const failureText = useFailureText()
  const task = useTask(deskPointsCalls.removePointAgent)
  const remove = async (person: string) => {
    const answer = await task.run({ params: { id: point.id, person: Number(person) } })
    if (answer.ok) onChanged(answer.value)
  }
  if (agents.length === 0) return <p className="point-nobody muted">{t('none')}</p>
  return (
    <>
      <ul className="point-agents">
        {agents.map(({ person_id: id, full_name: name, phone }) => (
          <li key={id}>
            <span>
              {name}
              <br />
              <span className="muted unbroken">{format.phone(phone)}</span>
            </span>
            <Button look="quiet" small onClick={() => void remove(id)}>
              <Icon name="trash" size="small" />
              <span className="spoken">{t('remove', { name })}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
    </>
  )
}

type AddAgentProps = PointAgentsProps & { onAdded: (added: AgentAdded, name: string) => void }

/** By the number they sign in with. Somebody without an account is given one, which needs their name. */
function AddAgent({ point, phone = '', onAdded }: AddAgentProps) {
  const t = useTranslations('deskPoints.agents')
  const failureText = useFailureText()
  const task = useTask(deskPointsCalls.addPointAgent)
  const [digits, setDigits] = useState(phone)
  const [name, setName] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await task.run({
      params: { id: point.id },
      body: { phone: digits, full_name: name.trim() || undefined },
    })
    if (!answer.ok) return
    onAdded(answer.value, name.trim() || digits)
    setDigits('')
    setName('')
  }
  const isUnknown = task.error?.code === 'agent_unknown'
  return (
    <form className="point-agent-form" noValidate onSubmit={(event) => void submit(event)}>
      <PhoneField
        label={t('phone')}
        value={digits}
        error={task.told('phone')}
        autoComplete="off"
        onChange={setDigits}
      />
      {(isUnknown || name !== '') && (
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
      <Button type="submit" look="second" small busy={task.state === 'busy'} disabled={digits.length < 9}>
        {t('add')}
      </Button>
    </form>
  )
}
