import './queue-sheet.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { KeptFile, Trouble, WaitingAction } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Confirm, Dialog } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import { type KeptNames, namesOf, useCounterQueue, useQueueView } from './counter-queue.tsx'
import { troubleKind } from './trouble-kind.ts'

/** What was handed out here without a line: what waits, and what became of it. Nothing leaves it unread. */
export function QueueSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('deskCounter.queue')
  const common = useTranslations('common')
  const { store, state } = useCounterQueue()
  const view = useQueueView()
  const names = namesOf(store)
  const isEmpty = !view || view.queue.length + view.troubles.length + view.refusedFiles.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      place="side"
      title={t('title')}
      closeLabel={common('close')}
      actions={
        view && view.queue.length > 0 ? (
          <Button busy={view.syncing} onClick={() => void store?.sync()}>
            {t('send')}
          </Button>
        ) : undefined
      }
    >
      <div className="counter-queue">
        {state === 'none' && <Notice tone="warning">{t('notKept')}</Notice>}
        {view?.room.low && <Notice tone="warning">{t('roomLow')}</Notice>}
        {view?.troubles.map((trouble) => (
          <TroubleCard key={trouble.action.clientId} trouble={trouble} names={names} />
        ))}
        {view?.refusedFiles.map((file) => (
          <RefusedPicture key={file.clientId} file={file} names={names} />
        ))}
        {view && view.queue.length > 0 && (
          <ul className="counter-queue__waiting">
            {view.queue.map((action) => (
              <Waiting key={action.clientId} action={action} names={names} />
            ))}
          </ul>
        )}
        {isEmpty && <EmptyState title={t('emptyTitle')}>{t(view ? 'emptyText' : 'emptyNoKey')}</EmptyState>}
      </div>
    </Dialog>
  )
}

type Named = { names: KeptNames }

function Waiting({ action, names }: Named & { action: WaitingAction }) {
  const t = useTranslations('deskCounter.queue')
  const format = formatter(useLocale())
  const { store } = useCounterQueue()
  const [isAsking, setAsking] = useState(false)
  const named = names[action.parcel]
  const withdraw = () => {
    setAsking(false)
    void store?.withdraw(action.clientId)
  }
  return (
    <li>
      <time>{format.time(Date.parse(action.happenedAt))}</time>
      <div>
        <b>{named?.name ?? action.parcel}</b>
        <small>{action.parcel}</small>
      </div>
      {action.state === 'sending' ? (
        <Spinner />
      ) : (
        <Button look="quiet" small onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      )}
      <Confirm
        open={isAsking}
        title={t('withdrawTitle')}
        yes={t('withdrawYes')}
        no={t('withdrawNo')}
        danger
        onYes={withdraw}
        onNo={() => setAsking(false)}
      >
        {t('withdrawText', { name: named?.name ?? action.parcel })}
      </Confirm>
    </li>
  )
}

function TroubleCard({ trouble: { action, result }, names }: Named & { trouble: Trouble }) {
  const t = useTranslations('deskCounter.queue')
  const all = useTranslations()
  const format = formatter(useLocale())
  const { store } = useCounterQueue()
  const named = names[action.parcel]
  const kind = troubleKind(result)
  return (
    <article className="counter-trouble" role="alert">
      <p className="counter-trouble__who">
        <b>{named?.name ?? action.parcel}</b>
        <time>{format.time(Date.parse(action.happenedAt))}</time>
      </p>
      <h3>{all(`deskCounter.queue.now.${kind}`)}</h3>
      {/* What is said there is for a courier at a door. */}
      {kind !== 'wrongCode' && result.message && <p>{result.message}</p>}
      <p className="counter-trouble__code">{action.parcel}</p>
      <Button look="second" block onClick={() => void store?.understood(action.clientId)}>
        {t('understood')}
      </Button>
    </article>
  )
}

function RefusedPicture({ file, names }: Named & { file: KeptFile }) {
  const t = useTranslations('deskCounter.queue')
  const { store } = useCounterQueue()
  const whose = file.parcel && (names[file.parcel]?.name ?? file.parcel)
  return (
    <article className="counter-trouble" role="alert">
      {whose && (
        <p className="counter-trouble__who">
          <b>{whose}</b>
        </p>
      )}
      <h3>{t('pictureRefused')}</h3>
      <p>{t('pictureRefusedText')}</p>
      <Button look="second" block onClick={() => void store?.understood(file.clientId)}>
        {t('understood')}
      </Button>
    </article>
  )
}
