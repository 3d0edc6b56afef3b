import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { FormDialog } from '#client/form-dialog.tsx'
import { codeRules } from '#modules/accounts/domain/sign-in-rules.ts'
import type { CodChoiceView } from '#modules/payments/cod/cod.contract.ts'
import { accountPattern, mfoPattern, type PayoutTarget } from '#modules/payments/domain/cod.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { type BankEntry, digits, entryOf, isWhole, keepsSaved } from './bank-entry.ts'
import { PayoutCode } from './payout-code.tsx'
import { usePayoutChange } from './use-payout-change.ts'

type ChoiceDialogProps = {
  choice: CodChoiceView
  onClose: () => void
  onSaved: (choice: CodChoiceView) => void
}

/** Balance or bank. An account that is saved stays unless another one is entered; one that is new takes a code. */
export function ChoiceDialog({ choice, onClose, onSaved }: ChoiceDialogProps) {
  const t = useTranslations('cod.choice')
  const failureText = useFailureText()
  const toast = useToast()
  const [target, setTarget] = useState<PayoutTarget>(choice.payout_to)
  const [bank, setBank] = useState(() => entryOf(choice.bank))
  const [tried, setTried] = useState(false)
  const change = usePayoutChange((saved) => {
    toast({ text: t(saved.waiting ? 'waits' : 'saved'), tone: 'ok' })
    onSaved(saved)
  })
  const keeps = keepsSaved(bank, choice.bank)
  const isRight = target === 'balance' || keeps || isWhole(bank)
  const submit = () => {
    if (change.isProving) return void change.prove(change.code)
    setTried(true)
    if (isRight) void change.save({ payout_to: target, ...(target === 'bank' && !keeps && { bank }) })
  }
  return (
    <FormDialog
      title={t('title')}
      no={t(change.isProving ? 'back' : 'no')}
      yes={t(change.isProving ? 'confirm' : 'save')}
      busy={change.busy}
      disabled={change.isProving && change.code.length < codeRules.digits}
      className="cod-choice"
      onClose={change.isProving ? change.back : onClose}
      onSubmit={submit}
    >
      {change.isProving ? (
        <PayoutCode change={change} waits={!keeps} />
      ) : (
        <>
          <p className="muted">{t('lead')}</p>
          <RadioCards<PayoutTarget>
            label={t('title')}
            value={target}
            cards={[
              { value: 'balance', label: t('balance'), note: t('balanceNote') },
              { value: 'bank', label: t('bank'), note: t('bankNote') },
            ]}
            onChange={setTarget}
          />
          {target === 'bank' && (
            <BankFields
              bank={bank}
              tried={tried && !keeps}
              known={choice.bank?.account}
              onChange={(part) => setBank((before) => ({ ...before, ...part }))}
            />
          )}
        </>
      )}
      <div role="alert">{change.error && <Notice tone="danger">{failureText(change.error)}</Notice>}</div>
    </FormDialog>
  )
}

type BankFieldsProps = {
  bank: BankEntry
  tried: boolean
  known: string | undefined
  onChange: (part: Partial<BankEntry>) => void
}

function BankFields({ bank, tried, known, onChange }: BankFieldsProps) {
  const t = useTranslations('cod.choice')
  const wrong = (is: boolean, text: string) => (tried && is ? text : undefined)
  return (
    <>
      {known && <Notice tone="info">{t('known', { account: known })}</Notice>}
      <TextField
        label={t('holder')}
        hint={t('holderHint')}
        value={bank.holder}
        maxLength={100}
        error={wrong(bank.holder.trim() === '', t('wrongHolder'))}
        onChange={(event) => onChange({ holder: event.target.value })}
      />
      <TextField
        label={t('mfo')}
        hint={t('mfoHint')}
        value={bank.mfo}
        maxLength={5}
        inputMode="numeric"
        error={wrong(!mfoPattern.test(bank.mfo), t('wrongMfo'))}
        onChange={(event) => onChange({ mfo: digits(event.target.value) })}
      />
      <TextField
        label={t('account')}
        hint={t('accountHint')}
        value={bank.account}
        maxLength={30}
        inputMode="numeric"
        error={wrong(!accountPattern.test(digits(bank.account)), t('wrongAccount'))}
        onChange={(event) => onChange({ account: event.target.value })}
      />
    </>
  )
}
