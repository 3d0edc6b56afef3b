import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useApi } from '../../api-client.ts'
import { useLocale } from '../../shell/current-page.ts'
import { accountsApi } from '../answers.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { TaskState } from '../task-state.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useTask } from '../use-task.ts'
import { readTelegram, readTelegramLink, type Telegram } from './answers.ts'
import { Way } from './way.tsx'

const path = `${accountsApi}/telegram`

/** The chat with our bot: linked by a link that opens it. */
export function TelegramWay() {
  const source = useLoaded(path, readTelegram)
  return (
    <LoadedPart of={source} count={2}>
      {(telegram) => <TelegramState telegram={telegram} onChange={source.set} refresh={source.refresh} />}
    </LoadedPart>
  )
}

type TelegramProps = {
  telegram: Telegram
  onChange: (telegram: Telegram) => void
  refresh: () => Promise<void>
}

function TelegramState({ telegram, onChange, refresh }: TelegramProps) {
  const t = useTranslations('telegram.profile')
  const { bot, linked_at: linkedAt } = telegram
  const date = formatter(useLocale()).date(new Date(linkedAt ?? 0), 'dayMonth')
  if (linkedAt !== null)
    return (
      <Way title={t('title')} on={t('on')} text={t('linked', { date, bot: bot ?? '' })}>
        <Unlink onChange={onChange} />
      </Way>
    )
  return (
    <Way title={t('title')} text={bot === null ? t('off') : t('unlinked')}>
      {bot !== null && <MakeLink refresh={refresh} />}
    </Way>
  )
}

function Unlink({ onChange }: Pick<TelegramProps, 'onChange'>) {
  const t = useTranslations('telegram.profile')
  const api = useApi()
  const task = useTask()
  const unlink = () =>
    task.run(async () => {
      const answer = await api.request(path, { method: 'DELETE', read: readTelegram })
      if (answer.ok) onChange(answer.value)
      return answer
    })
  return (
    <div className="way__steps">
      <Button look="quiet" small busy={task.state === 'busy'} onClick={() => void unlink()}>
        {t('unlink')}
      </Button>
      <TaskState task={task} />
    </div>
  )
}

function MakeLink({ refresh }: Pick<TelegramProps, 'refresh'>) {
  const t = useTranslations('telegram.profile')
  const api = useApi()
  const task = useTask()
  const [url, setUrl] = useState<string>()
  useRefreshOnReturn(url !== undefined, refresh)
  const make = () =>
    task.run(async () => {
      const answer = await api.request(path, { method: 'POST', read: readTelegramLink })
      if (answer.ok) setUrl(answer.value.url)
      return answer
    })
  if (url === undefined)
    return (
      <div className="way__steps">
        <Button look="second" small busy={task.state === 'busy'} onClick={() => void make()}>
          {t('make')}
        </Button>
        <TaskState task={task} />
      </div>
    )
  return (
    <>
      <div className="way__steps">
        <a
          className={buttonClass({ small: true })}
          href={url}
          target="_blank"
          rel="noopener"
          ref={(link) => link?.focus()}
        >
          {t('open')}
        </a>
        <Button look="quiet" small onClick={() => void refresh()}>
          {t('check')}
        </Button>
      </div>
      <p className="way__hint" role="status">
        {t('opened')}
      </p>
    </>
  )
}

/** Whoever comes back from the bot has pressed Start, most likely. */
function useRefreshOnReturn(isOpen: boolean, refresh: () => Promise<void>) {
  useEffect(() => {
    if (!isOpen) return
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isOpen, refresh])
}
