import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import type { BatchPayout } from '#modules/payments/cod/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { AskDialog, type Ends } from './ask-dialog.tsx'
import { BatchState } from './batch-state.tsx'
import { useSenderName } from './owed-table.tsx'
import { useSave } from './use-save.ts'

type BatchDetailsProps = { id: string; onClose: () => void; onChanged: () => void }

const files = [
  { format: 'csv', name: 'CSV' },
  { format: 'txt', name: '1C' },
] as const

type Asked = 'sent' | { what: 'confirm' | 'return'; payout: BatchPayout }

/** One list for the bank: its file, and what the bank said to each payout. */
export function BatchDetails({ id, onClose, onChanged }: BatchDetailsProps) {
  const t = useTranslations()
  const title = useId()
  const save = useSave()
  const batch = useAnswer(codDeskCalls.readBatch, { params: { id } })
  const { data } = batch
  const [asked, setAsked] = useState<Asked>()
  const ends: Ends = {
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined)
      void batch.refresh()
      onChanged()
    },
  }
  return (
    <aside className="desk-details" aria-labelledby={title}>
      <DetailsHead id={title} title={t('cod.desk.batches.number', { number: id })} onClose={onClose}>
        {data && <BatchState batch={data} />}
        {data && <p className="muted">{t('cod.desk.batches.madeBy', { name: data.made_by })}</p>}
      </DetailsHead>
      <div className="desk-details__body">
        <Loaded of={batch} skeleton={<LoadingRows />}>
          {({ items }) => (
            <ul className="cod-owed-parcels">
              {items.map((payout) => (
                <Payout key={payout.id} payout={payout} onAsk={setAsked} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      <div className="desk-details__actions">
        {files.map(({ format, name }) => (
          <Button
            key={format}
            look="second"
            onClick={() =>
              save(
                (api) => api.call(codDeskCalls.readBankFile, { params: { id }, query: { format } }),
                `tezbox-bank-${id}.${format}`,
              )
            }
          >
            <Icon name="download" size="small" />
            {t('cod.desk.batches.file', { format: name })}
          </Button>
        ))}
        {data?.sent_at === null && (
          <Button onClick={() => setAsked('sent')}>{t('cod.desk.batches.sent')}</Button>
        )}
      </div>
      {asked && <BatchQuestion asked={asked} batch={id} amount={data?.amount ?? 0} {...ends} />}
    </aside>
  )
}

type BatchQuestionProps = Ends & { asked: Asked; batch: string; amount: number }

function BatchQuestion({ asked, batch, amount, ...ends }: BatchQuestionProps) {
  if (asked === 'sent') return <SentQuestion batch={batch} amount={amount} {...ends} />
  const { what, payout } = asked
  return what === 'confirm' ? (
    <ConfirmQuestion payout={payout} {...ends} />
  ) : (
    <ReturnQuestion payout={payout} {...ends} />
  )
}

function SentQuestion({ batch, amount, ...ends }: Ends & { batch: string; amount: number }) {
  const t = useTranslations('cod.desk.batches')
  const { money } = formatter(useLocale())
  return (
    <AskDialog
      {...ends}
      title={t('sentTitle')}
      text={<p>{t('sentText', { amount: money(amount) })}</p>}
      yes={t('sentYes')}
      call={codDeskCalls.sendBatch}
      input={() => ({ params: { id: batch } })}
      closed={t('sentBefore')}
      done={() => t('sentDone', { number: batch })}
    />
  )
}

function ConfirmQuestion({ payout, ...ends }: Ends & { payout: BatchPayout }) {
  const t = useTranslations('cod.desk.batches')
  const say = useTranslations()
  const { money } = formatter(useLocale())
  const name = useSenderName()(payout.sender)
  return (
    <AskDialog
      {...ends}
      title={t('confirm')}
      text={
        <p>
          {name}, {money(payout.paid)}
        </p>
      }
      yes={t('confirm')}
      call={codDeskCalls.confirmPayout}
      input={() => ({ params: { id: payout.id } })}
      closed={t('answeredBefore')}
      done={() => say('cod.payouts.states.confirmed')}
    />
  )
}

function ReturnQuestion({ payout, ...ends }: Ends & { payout: BatchPayout }) {
  const t = useTranslations('cod.desk.batches')
  return (
    <AskDialog
      {...ends}
      title={t('returnTitle')}
      yes={t('returnYes')}
      reason={{ label: t('reason'), hint: t('reasonHint'), needed: t('reasonNeeded') }}
      call={codDeskCalls.returnPayout}
      input={(note) => ({ params: { id: payout.id }, body: { note } })}
      closed={t('answeredBefore')}
      done={() => t('returnDone')}
    />
  )
}

const states = {
  made: 'cod.payouts.states.made',
  sent: 'cod.payouts.states.sent',
  confirmed: 'cod.payouts.states.confirmed',
  returned: 'cod.payouts.states.returned',
} as const

type PayoutProps = { payout: BatchPayout; onAsk: (asked: Asked) => void }

function Payout({ payout, onAsk }: PayoutProps) {
  const t = useTranslations('cod.desk.batches')
  const say = useTranslations()
  const format = formatter(useLocale())
  const save = useSave()
  const name = useSenderName()(payout.sender)
  const { id, paid, state, holder, mfo, account, note } = payout
  const registry = { params: { id }, query: { format: 'xlsx' } } as const
  return (
    <li className="cod-owed-parcel">
      <strong>{name}</strong>
      <strong className="unbroken cod-owed-parcel__end">{format.money(paid)}</strong>
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
          onClick={() =>
            save((api) => api.call(codDeskCalls.readRegistry, registry), `tezbox-registry-${id}.xlsx`)
          }
        >
          <Icon name="download" size="small" />
          {t('registry')}
        </Button>
        {state === 'sent' && (
          <>
            <Button look="second" small onClick={() => onAsk({ what: 'confirm', payout })}>
              {t('confirm')}
            </Button>
            <Button look="second" small onClick={() => onAsk({ what: 'return', payout })}>
              {t('returned')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
