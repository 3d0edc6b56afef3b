import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CodChoiceView } from '#modules/payments/cod.contract.ts'
import { accountPattern, mfoPattern, type PayoutTarget } from '#modules/payments/domain/cod.ts'
import { Notice } from '#ui/notice.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { codApi, readChoice } from './answers.ts'
import { type BankEntry, digits, entryOf, isWhole, keepsSaved } from './bank-entry.ts'

type ChoiceDialogProps = {
  choice: CodChoiceView
  onClose: () => void
  onSaved: (choice: CodChoiceView) => void
}

/** Balance or bank. An account that is saved stays unless another one is entered. */
export function ChoiceDialog({ choice, onClose, onSaved }: ChoiceDialogProps) {
  const t = useTranslations('cod.choice')
  const api = useApi()
  const toast = useToast()
  const [target, setTarget] = useState<PayoutTarget>(choice.payout_to)
  const [bank, setBank] = useState(() => entryOf(choice.bank))
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keeps = keepsSaved(bank, choice.bank)
  const isRight = target === 'balance' || keeps || isWhole(bank)
  async function submit() {
    setTried(true)
    if (!isRight || busy) return
    setBusy(true)
    const body = { payout_to: target, ...(target === 'bank' && !keeps && { bank }) }
    const answer = await api.request(`${codApi}/choice`, { method: 'PUT', body, read: readChoice })
    setBusy(false)
    if (!answer.ok) return setFailure(answer.error.message ?? t('failed'))
    toast({ text: t('saved'), tone: 'ok' })
    onSaved(answer.value)
  }
  return (
    <FormDialog
      title={t('title')}
      no={t('no')}
      yes={t('save')}
      busy={busy}
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
      <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
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
