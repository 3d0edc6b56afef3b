import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SignInHistory } from '#modules/accounts/accounts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useApi } from '../../api-client.ts'
import { useLocale } from '../../shell/current-page.ts'
import { accountsApi, readHistory } from '../answers.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { TaskState } from '../task-state.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useTask } from '../use-task.ts'

const history = `${accountsApi}/sign-in-history`

type Line = SignInHistory['items'][number]

const kinds = {
  code_sent: { name: 'devices.kinds.codeSent', icon: 'question' },
  code_wrong: { name: 'devices.kinds.codeWrong', icon: 'warning' },
  second_step_asked: { name: 'devices.kinds.secondStepAsked', icon: 'question' },
  second_step_wrong: { name: 'devices.kinds.secondStepWrong', icon: 'warning' },
  signed_up: { name: 'devices.kinds.signedUp', icon: 'user' },
  signed_in: { name: 'devices.kinds.signedIn', icon: 'check' },
  signed_out: { name: 'devices.kinds.signedOut', icon: 'leave' },
  session_ended: { name: 'devices.kinds.sessionEnded', icon: 'close' },
} as const satisfies Record<Line['kind'], { name: string; icon: IconName }>

/** Asked for only when it is opened: most people never look. */
export function SignInHistoryPart() {
  const t = useTranslations('devices')
  const [opened, setOpened] = useState(false)
  return (
    <details className="sign-ins" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="sign-ins__opener">
        {t('history')}
        <Icon name="chevronDown" size="small" />
      </summary>
      {opened && <History />}
    </details>
  )
}

function History() {
  const source = useLoaded(history, readHistory)
  return (
    <LoadedPart of={source} skeleton="rows">
      {(first) => <HistoryList first={first} />}
    </LoadedPart>
  )
}

function HistoryList({ first }: { first: SignInHistory }) {
  const t = useTranslations()
  const api = useApi()
  const task = useTask()
  const [items, setItems] = useState(first.items)
  const [cursor, setCursor] = useState(first.next_cursor)

  const showMore = (from: string) =>
    task.run(async () => {
      const path = `${history}?cursor=${encodeURIComponent(from)}`
      const answer = await api.request(path, { read: readHistory })
      if (answer.ok) {
        setItems((before) => [...before, ...answer.value.items])
        setCursor(answer.value.next_cursor)
      }
      return answer
    })

  if (items.length === 0) return <p className="profile-section__text">{t('devices.noHistory')}</p>
  return (
    <>
      <ol className="sign-ins__list">
        {items.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <HistoryLine key={index} line={line} />
        ))}
      </ol>
      {cursor && (
        <Button look="quiet" small busy={task.state === 'busy'} onClick={() => void showMore(cursor)}>
          {t('devices.showMore')}
        </Button>
      )}
      <TaskState task={task} />
    </>
  )
}

function HistoryLine({ line }: { line: Line }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { name, icon } = kinds[line.kind]
  return (
    <li className="sign-ins__line" data-wrong={icon === 'warning' || undefined}>
      <Icon name={icon} size="small" />
      <div>
        <span className="device__name">{t(name)}</span>
        <span className="device__seen">{`${line.device} · ${line.address}`}</span>
      </div>
      <time dateTime={line.at}>{format.dateTime(new Date(line.at), 'dayMonth')}</time>
    </li>
  )
}
