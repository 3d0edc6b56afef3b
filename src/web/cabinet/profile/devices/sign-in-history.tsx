import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadedPages, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { type ItemOf, usePages } from '#client/use-pages.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

type Line = ItemOf<typeof signInCalls.listSignIns>

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
        <Icon name="chevronDown" size="small" className="sign-ins__arrow" />
      </summary>
      {opened && <History />}
    </details>
  )
}

function History() {
  const t = useTranslations('devices')
  const pages = usePages(signInCalls.listSignIns, {})
  return (
    <LoadedPages
      of={pages}
      skeleton={<LoadingShape of="rows" />}
      empty={<p className="profile-section__text">{t('noHistory')}</p>}
    >
      {(items) => (
        <ol className="sign-ins__list">
          {items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own and remembers nothing
            <HistoryLine key={index} line={line} />
          ))}
        </ol>
      )}
    </LoadedPages>
  )
}

function HistoryLine({ line }: { line: Line }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { name, icon } = kinds[line.kind]
  return (
    <li className="sign-ins__line" data-wrong={icon === 'warning' || undefined}>
      <Icon name={icon} size="small" className="sign-ins__sign" />
      <div>
        <span className="device__name">{t(name)}</span>
        <span className="device__seen">{`${line.device} · ${line.address}`}</span>
      </div>
      <time dateTime={line.at}>{format.dateTime(new Date(line.at))}</time>
    </li>
  )
}
