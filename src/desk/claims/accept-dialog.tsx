import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskClaim } from '#modules/orders/claims.contract.ts'
import { type CompensationWay, compensationWays, operatorLimit } from '#modules/orders/domain/claim-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/notice.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { DeskFormDialog } from '../desk-form-dialog.tsx'
import { useDecision } from '../use-decision.ts'
import { wayNames } from './claim-names.ts'
import type { Acceptance } from './use-claim-decisions.ts'

type AcceptDialogProps = {
  claim: DeskClaim
  /** Whether money may go another way than to the balance, and above an operator's bound. */
  mayPayOut: boolean
  onClose: () => void
  /** Answers with what went wrong, in words. */
  onSubmit: (answer: Acceptance) => Promise<string | undefined>
}

/** What is gone with a known value is paid in full by rule; otherwise whoever decides says how much. */
export function AcceptDialog({ claim, mayPayOut, onClose, onSubmit }: AcceptDialogProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const most = mayPayOut ? claim.limit : Math.min(claim.limit, operatorLimit)
  const [amount, setAmount] = useState<number | undefined>(claim.is_fixed ? claim.limit : undefined)
  const [to, setTo] = useState<CompensationWay>('balance')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { decide, busy, failure } = useDecision(onSubmit)
  const isRight = amount !== undefined && amount > 0 && amount <= most
  const submit = () => {
    setTried(true)
    if (isRight) void decide({ amount, to, note: note.trim() || undefined })
  }
  return (
    <DeskFormDialog
      title={t('claims.accept.title', { name: claim.owner.full_name })}
      no={t('claims.back')}
      yes={isRight ? t('claims.accept.yes', { amount: format.money(amount) }) : t('claims.accept.action')}
      // The photos stay in sight.
      place="side"
      busy={busy}
      failure={failure}
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
      {claim.limit > most && (
        <Notice tone="info">{t('claims.accept.above', { amount: format.money(most) })}</Notice>
      )}
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
