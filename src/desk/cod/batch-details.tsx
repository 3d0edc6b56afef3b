import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BatchDetail, BatchPayout } from '#modules/payments/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { DetailsHead } from '../details-head.tsx'
import { LoadError, LoadingRows } from '../list-states.tsx'
import { AskDialog, type Question } from './ask-dialog.tsx'
import { BatchState } from './batch-state.tsx'
import { codApi } from './cod-view.ts'
import { useSenderName } from './owed-table.tsx'
import { useAnswer } from './use-answer.ts'
import { useSave } from './use-save.ts'

type BatchDetailsProps = { id: string; onClose: () => void; onChanged: () => void }

const files = [
  { format: 'csv', name: 'CSV' },
  { format: 'txt', name: '1C' },
] as const

/** One list for the bank: its file, and what the bank said to each payout. */
export function BatchDetails({ id, onClose, onChanged }: BatchDetailsProps) {
  const t = useTranslations()
  const title = useId()
  const save = useSave()
  const { data, error, again } = useAnswer<BatchDetail>(`${codApi}/batches/${id}`)
  const [asked, setAsked] = useState<Question<object>>()
  const sent = useSentQuestion(id, data)
  const done = () => {
    setAsked(undefined)
    again()
    onChanged()
  }
  return (
    <aside className="desk-details" aria-labelledby={title}>
      <DetailsHead id={title} title={t('cod.desk.batches.number', { number: id })} onClose={onClose}>
        {data && <BatchState batch={data} />}
        {data && <p className="muted">{t('cod.desk.batches.madeBy', { name: data.made_by })}</p>}
      </DetailsHead>
      <div className="desk-details__body">
        {error && !data && <LoadError error={error} onRetry={again} />}
        {!data && !error && <LoadingRows />}
        <ul className="cod-owed-parcels">
          {data?.items.map((payout) => (
            <Payout key={payout.id} payout={payout} onAsk={setAsked} />
          ))}
        </ul>
      </div>
      <div className="desk-details__actions">
        {files.map(({ format, name }) => (
          <Button
            key={format}
            look="second"
            onClick={() =>
              save(`${codApi}/batches/${id}/file?format=${format}`, `tezbox-bank-${id}.${format}`)
            }
          >
            <Icon name="download" size="small" />
            {t('cod.desk.batches.file', { format: name })}
          </Button>
        ))}
        {data?.sent_at === null && (
          <Button onClick={() => setAsked(sent as Question<object>)}>{t('cod.desk.batches.sent')}</Button>
        )}
      </div>
      {asked && <AskDialog question={asked} onClose={() => setAsked(undefined)} onDone={done} />}
    </aside>
  )
}

function useSentQuestion(id: string, batch: BatchDetail | undefined): Question<BatchDetail> {
  const t = useTranslations('cod.desk.batches')
  const { money } = formatter(useLocale())
  return {
    title: t('sentTitle'),
    text: <p>{t('sentText', { amount: money(batch?.amount ?? 0) })}</p>,
    yes: t('sentYes'),
    path: `${codApi}/batches/${id}/sent`,
    closed: t('sentBefore'),
    done: () => t('sentDone', { number: id }),
  }
}

const states = {
  made: 'cod.payouts.states.made',
  sent: 'cod.payouts.states.sent',
  confirmed: 'cod.payouts.states.confirmed',
  returned: 'cod.payouts.states.returned',
} as const

type PayoutProps = { payout: BatchPayout; onAsk: (question: Question<object>) => void }

function Payout({ payout, onAsk }: PayoutProps) {
  const t = useTranslations('cod.desk.batches')
  const say = useTranslations()
  const format = formatter(useLocale())
  const save = useSave()
  const name = useSenderName()(payout.sender)
  const { id, amount, state, holder, mfo, account, note } = payout
  const path = `${codApi}/payouts/${id}`
  const confirm: Question<object> = {
    title: t('confirm'),
    text: (
      <p>
        {name}, {format.money(amount)}
      </p>
    ),
    yes: t('confirm'),
    path: `${path}/confirm`,
    closed: t('answeredBefore'),
    done: () => say('cod.payouts.states.confirmed'),
  }
  const back: Question<object> = {
    title: t('returnTitle'),
    yes: t('returnYes'),
    reason: { name: 'note', label: t('reason'), hint: t('reasonHint'), needed: t('reasonNeeded') },
    path: `${path}/return`,
    closed: t('answeredBefore'),
    done: () => t('returnDone'),
  }
  return (
    <li className="cod-owed-parcel">
      <strong>{name}</strong>
      <strong className="unbroken cod-owed-parcel__end">{format.money(amount)}</strong>
      <span className="muted">
        {holder}, {mfo}, <span className="unbroken">{account}</span>
      </span>
      <span className="cod-state cod-owed-parcel__end" data-state={state}>
        {say(states[state])}
      </span>
      {note && <span className="cod-owed-parcel__note">{note}</span>}
      <div className="cod-owed-parcel__acts">
        <Button
          look="second"
          small
          onClick={() => save(`${path}/registry?format=xlsx`, `tezbox-registry-${id}.xlsx`)}
        >
          <Icon name="download" size="small" />
          {t('registry')}
        </Button>
        {state === 'sent' && (
          <>
            <Button look="second" small onClick={() => onAsk(confirm)}>
              {t('confirm')}
            </Button>
            <Button look="second" small onClick={() => onAsk(back)}>
              {t('returned')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
