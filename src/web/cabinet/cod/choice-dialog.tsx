import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { FormDialog } from '#client/form-dialog.tsx'
import { useTask } from '#client/use-task.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { CodChoiceView } from '#modules/payments/cod/cod.contract.ts'
import { accountPattern, mfoPattern, type PayoutTarget } from '#modules/payments/domain/cod.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { type BankEntry, digits, entryOf, isWhole, keepsSaved } from './bank-entry.ts'

type ChoiceDialogProps = {
  choice: CodChoiceView
  onClose: () => void
  onSaved: (choice: CodChoiceView) => void
}

/** Balance or bank. An account that is saved stays unless another one is entered. */
export function ChoiceDialog({ choice, onClose, onSaved }: ChoiceDialogProps) {
  const t = useTranslations('cod.choice')
  const task = useTask(codCalls.choosePayout)
  const failureText = useFailureText()
  const toast = useToast()
  const [target, setTarget] = useState<PayoutTarget>(choice.payout_to)
  const [bank, setBank] = useState(() => entryOf(choice.bank))
  const [tried, setTried] = useState(false)
  const keeps = keepsSaved(bank, choice.bank)
  const isRight = target === 'balance' || keeps || isWhole(bank)
  async function submit() {
    setTried(true)
    if (!isRight) return
    const body = { payout_to: target, ...(target === 'bank' && !keeps && { bank }) }
    const answer = await task.run({ body })
    if (!answer.ok) return
    toast({ text: t('saved'), tone: 'ok' })
    onSaved(answer.value)
  }
  return (
    <FormDialog
      title={t('title')}
      no={t('no')}
      yes={t('save')}
      busy={task.state === 'busy'}
      className="cod-choice"
      onClose={onClose}
      onSubmit={() => void submit()}
    >
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
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
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
