import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskState } from '#client/task-state.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { telegramCalls } from '#modules/notifications/telegram/telegram.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Way } from './way.tsx'

type Telegram = AnswerOf<typeof telegramCalls.readTelegram>

/** The chat with our bot: linked by a link that opens it. Whoever comes back from the bot is shown how it stands now. */
export function TelegramWay() {
  const known = useAnswer(telegramCalls.readTelegram, {})
  return (
    <Loaded of={known} look="part" skeleton={<LoadingShape count={2} />}>
      {(telegram) => <TelegramState telegram={telegram} onChange={known.set} refresh={known.refresh} />}
    </Loaded>
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
  const date = formatter(useLocale()).date(new Date(linkedAt ?? 0))
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
  const task = useTask(telegramCalls.unlinkTelegram)
  const unlink = async () => {
    const answer = await task.run({})
    if (answer.ok) onChange(answer.value)
  }
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
  const task = useTask(telegramCalls.makeTelegramLink)
  const [url, setUrl] = useState<string>()
  const make = async () => {
    const answer = await task.run({})
    if (answer.ok) setUrl(answer.value.url)
  }
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
