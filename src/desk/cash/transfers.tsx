import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Answer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { TransferList, TransferView } from '#modules/payments/cash/cash.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { useStaff } from '../signed-in.ts'
import { transferNames } from './cash-names.ts'
import { ConfirmDialog, RejectDialog } from './transfer-dialogs.tsx'

type TransfersProps = { transfers: Answer<TransferList>; onChanged: () => void }

/** Fillings and bankings that wait for a second person, of every desk: whoever is near can count. */
export function Transfers({ transfers, onChanged }: TransfersProps) {
  const t = useTranslations('deskCash.transfers')
  const [asked, setAsked] = useState<{ what: 'confirm' | 'reject'; transfer: TransferView }>()
  const waiting = transfers.data?.items.filter(({ state }) => state === 'told') ?? []
  if (waiting.length === 0) return null
  const ends = {
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined)
      onChanged()
    },
  }
  return (
    <section className="cash-part" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul className="cash-rows">
        {waiting.map((transfer) => (
          <Waiting
            key={transfer.id}
            transfer={transfer}
            onAsk={(what) => setAsked({ what, transfer })}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {asked?.what === 'confirm' && <ConfirmDialog transfer={asked.transfer} {...ends} />}
      {asked?.what === 'reject' && <RejectDialog transfer={asked.transfer} {...ends} />}
    </section>
  )
}

type WaitingProps = {
  transfer: TransferView
  onAsk: (what: 'confirm' | 'reject') => void
  onChanged: () => void
}

function Waiting({ transfer, onAsk, onChanged }: WaitingProps) {
  const words = useTranslations()
  const t = useTranslations('deskCash.transfers')
  const format = formatter(useLocale())
  const isOwn = useStaff()?.id === transfer.told_by.id
  const { desk, way, note, told_by: teller } = transfer
  return (
    <li className="cash-wait">
      <div>
        <strong>
          {words(transferNames[way], { desk: desk.name, amount: format.money(transfer.amount) })}
        </strong>
        <span className="muted">
          {t('told', { name: teller.full_name, at: format.dateTime(Date.parse(transfer.told_at)) })}
          {note && ` · ${note}`}
        </span>
      </div>
      {isOwn ? (
        <Withdraw id={transfer.id} onChanged={onChanged} />
      ) : (
        <>
          <Button small onClick={() => onAsk('confirm')}>
            {t('count')}
          </Button>
          <Button look="second" small onClick={() => onAsk('reject')}>
            {t('reject')}
          </Button>
        </>
      )}
    </li>
  )
}

/** One's own words are taken back without a question: nothing has moved yet. */
function Withdraw({ id, onChanged }: { id: string; onChanged: () => void }) {
  const t = useTranslations('deskCash.transfers')
  const task = useTask(cashCalls.withdrawTransfer)
  const toast = useToast()
  const failureText = useFailureText()
  async function withdraw() {
    const answer = await task.run({ params: { id } })
    toast(
      answer.ok ? { text: t('withdrawn'), tone: 'ok' } : { text: failureText(answer.error), tone: 'danger' },
    )
    onChanged()
  }
  return (
    <>
      <span className="muted">{t('own')}</span>
      <Button look="second" small busy={task.state === 'busy'} onClick={() => void withdraw()}>
        {t('withdraw')}
      </Button>
    </>
  )
}
