import './keys.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded } from '#client/loaded.tsx'
import { knowsPasskeys } from '#client/passkeys.ts'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { passkeyCalls } from '#modules/accounts/passkeys/passkey.calls.ts'
import type { PasskeyView } from '#modules/accounts/passkeys/passkey.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { AddKeyDialog } from './add-key-dialog.tsx'

/** The page is kept for everybody; whose keys these are is known to the browser only. */
export function KeysPage() {
  return useHydrated() ? <KeysScreen /> : <LoadingRows />
}

function KeysScreen() {
  const t = useTranslations('deskKeys')
  const answer = useAnswer(passkeyCalls.listPasskeys, {})
  const [adding, setAdding] = useState(false)
  const canAdd = knowsPasskeys()
  return (
    <div className="desk-split">
      <Panel>
        <div className="desk-panel__rows">
          <div className="desk-keys">
            <p className="desk-keys__lead">{t('lead')}</p>
            {!canAdd && <Notice tone="warning">{t('notHere')}</Notice>}
            <Loaded of={answer} skeleton={<LoadingRows />}>
              {(keys) => (
                <>
                  <Keys keys={keys} onRemoved={(id) => answer.set(keys.filter((key) => key.id !== id))} />
                  {canAdd && (
                    <Button className="desk-keys__add" onClick={() => setAdding(true)}>
                      <Icon name="plus" size="small" />
                      {t('add')}
                    </Button>
                  )}
                  {adding && (
                    <AddKeyDialog
                      onClose={() => setAdding(false)}
                      onAdded={(key) => {
                        setAdding(false)
                        answer.set([...keys, key])
                      }}
                    />
                  )}
                </>
              )}
            </Loaded>
            <p className="desk-keys__back">{t('wayBack')}</p>
          </div>
        </div>
      </Panel>
    </div>
  )
}

type KeysProps = { keys: readonly PasskeyView[]; onRemoved: (id: string) => void }

function Keys({ keys, onRemoved }: KeysProps) {
  const t = useTranslations('deskKeys')
  const [removing, setRemoving] = useState<PasskeyView>()
  if (keys.length === 0) return <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  return (
    <>
      <ul className="desk-keys__list">
        {keys.map((key) => (
          <Key key={key.id} passkey={key} onRemove={() => setRemoving(key)} />
        ))}
      </ul>
      {removing && (
        <RemoveQuestion passkey={removing} onDone={() => setRemoving(undefined)} onRemoved={onRemoved} />
      )}
    </>
  )
}

function Key({ passkey, onRemove }: { passkey: PasskeyView; onRemove: () => void }) {
  const t = useTranslations('deskKeys')
  const format = formatter(useLocale())
  const { name, created_at: created, used_at: used, blocked } = passkey
  return (
    <li className="desk-key" data-blocked={blocked || undefined}>
      <Icon name="lock" className="desk-key__sign" />
      <div className="desk-key__facts">
        <strong className="desk-key__name">{name}</strong>
        <span className="muted">
          {t('added', { at: format.date(Date.parse(created)) })}
          {' · '}
          {used === null ? t('neverUsed') : t('used', { at: format.dateTime(Date.parse(used)) })}
        </span>
        {blocked && <span className="desk-key__blocked">{t('blocked')}</span>}
      </div>
      <Button look="second" small aria-label={t('removeNamed', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  )
}

type RemoveQuestionProps = { passkey: PasskeyView; onDone: () => void; onRemoved: (id: string) => void }

function RemoveQuestion({ passkey, onDone, onRemoved }: RemoveQuestionProps) {
  const t = useTranslations('deskKeys')
  const task = useTask(passkeyCalls.removePasskey)
  const toast = useToast()
  const failureText = useFailureText()
  const { id, name } = passkey
  const remove = async () => {
    const answer = await task.run({ params: { id } })
    onDone()
    if (!answer.ok) return toast({ text: failureText(answer.error), tone: 'danger' })
    toast({ text: t('removed', { name }) })
    onRemoved(id)
  }
  return (
    <Confirm
      open
      title={t('removing.title', { name })}
      yes={t('removing.yes')}
      no={t('removing.no')}
      danger
      busy={task.state === 'busy'}
      onNo={onDone}
      onYes={() => void remove()}
    >
      {t('removing.text')}
    </Confirm>
  )
}
