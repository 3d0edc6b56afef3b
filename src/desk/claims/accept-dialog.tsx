import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import type { DeskClaim } from '#modules/orders/claims/claims.contract.ts'
import { type CompensationWay, compensationWays } from '#modules/orders/domain/claim/claim-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { SecondPersonHint } from '../parts/second-person.tsx'
import { type Outcomes, useDecision } from '../parts/use-decision.ts'
import { wayNames } from './claim-names.ts'

type AcceptDialogProps = Outcomes & {
  claim: DeskClaim
  /** Whether money may go another way than to the balance. */
  mayPayOut: boolean
  onClose: () => void
}

/** What is gone with a known value is paid in full by rule; otherwise whoever decides says how much. */
export function AcceptDialog({ claim, mayPayOut, onClose, ...outcomes }: AcceptDialogProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const most = claim.limit
  const [amount, setAmount] = useState<number | undefined>(claim.is_fixed ? claim.limit : undefined)
  const [to, setTo] = useState<CompensationWay>('balance')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const call = mayPayOut ? claimsCalls.payOutClaim : claimsCalls.acceptClaim
  const { task, decide } = useDecision(call, 'claim_decided', outcomes)
  const isRight = amount !== undefined && amount > 0 && amount <= most
  const submit = () => {
    setTried(true)
    if (!isRight) return
    const told = { amount, note: note.trim() || undefined }
    const body = mayPayOut ? { ...told, to } : told
    void decide(
      { params: { id: claim.id }, body },
      t('claims.accept.done', { name: claim.owner.full_name, amount: format.money(amount) }),
    )
  }
  return (
    <DeskFormDialog
      title={t('claims.accept.title', { name: claim.owner.full_name })}
      no={t('claims.back')}
      yes={isRight ? t('claims.accept.yes', { amount: format.money(amount) }) : t('claims.accept.action')}
      // The photos stay in sight.
      place="side"
      task={task}
      onClose={onClose}
      onSubmit={submit}
    >
      {claim.is_fixed ? (
        <p className="claim-details__limit">
          {t('claims.fixed')}
          <strong>{format.money(claim.limit)}</strong>
        </p>
      ) : (
        <NumberField
          label={t('claims.accept.amount')}
          hint={t('claims.accept.most', { amount: format.money(most) })}
          value={amount}
          onChange={setAmount}
          format={format.number}
          inputMode="numeric"
          error={tried && !isRight ? t('claims.accept.wrong', { amount: format.money(most) }) : undefined}
        />
      )}
      <SecondPersonHint kind="claim" amount={amount} />
      {mayPayOut ? (
        <Segmented
          label={t('claims.way')}
          options={compensationWays.map((value) => ({ value, label: t(wayNames[value]) }))}
          value={to}
          onChange={setTo}
        />
      ) : (
        <p className="muted">{t('claims.accept.toBalance')}</p>
      )}
      {claim.price_refund === 'with_decision' && (
        <Notice tone="info">
          {t('claims.accept.writesOff', { price: format.money(claim.order.price) })}
        </Notice>
      )}
      <TextField
        label={t('claims.note')}
        hint={t('claims.noteHint')}
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.target.value)}
      />
    </DeskFormDialog>
  )
}
