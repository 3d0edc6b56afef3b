import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { creditCalls } from '#modules/payments/credit/credit.calls.ts'
import type { CreditView } from '#modules/payments/credit/credit.contract.ts'
import { HIGHEST_CREDIT } from '#modules/payments/domain/credit.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

/** Who may order on account, how much of it is left, and the way to ask for another limit. */
export function CreditLimits() {
  const t = useTranslations('deskDebts.credit')
  const [open, setOpen] = useState<'list' | 'ask'>()
  const [changed, setChanged] = useState<CreditView>()
  const close = () => setOpen(undefined)
  const ask = (credit?: CreditView) => {
    setChanged(credit)
    setOpen('ask')
  }
  return (
    <>
      <Button look="second" small onClick={() => setOpen('list')}>
        {t('open')}
      </Button>
      {open === 'list' && <CreditList onClose={close} onAsk={ask} />}
      {open === 'ask' && <AskCredit before={changed} onClose={close} />}
    </>
  )
}

function CreditList({ onClose, onAsk }: { onClose: () => void; onAsk: (credit?: CreditView) => void }) {
  const t = useTranslations('deskDebts.credit')
  const common = useTranslations('common')
  const credits = useAnswer(creditCalls.listCredits, {})
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')} place="side">
      <div className="desk-form">
        <Loaded of={credits} look="part" skeleton={<LoadingShape of="rows" count={3} />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="muted">{t('nobody')}</p>
            ) : (
              <ul className="credit-list">
                {items.map((credit) => (
                  <Credit key={credit.person.id} credit={credit} onChange={() => onAsk(credit)} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <Button onClick={() => onAsk()}>{t('ask')}</Button>
      </div>
    </Dialog>
  )
}

function Credit({ credit, onChange }: { credit: CreditView; onChange: () => void }) {
  const t = useTranslations('deskDebts.credit')
  const { money, phone } = formatter(useLocale())
  const { person, limit, owed, held, free } = credit
  const name = person.company ?? person.full_name
  const used = Math.min(1, (owed + held) / limit)
  return (
    <li>
      <span className="credit-list__who">
        <strong>{name}</strong>
        {person.phone && <span className="unbroken muted">{phone(person.phone)}</span>}
      </span>
      <Button look="second" small onClick={onChange} aria-label={t('changeOf', { name })}>
        {t('change')}
      </Button>
      <span className="credit-list__bar" aria-hidden="true">
        <span style={{ inlineSize: `${used * 100}%` }} />
      </span>
      <span className="credit-list__sums">
        <strong>{t('free', { amount: money(Math.max(0, free)) })}</strong>
        <span className="muted">{t('line', { limit: money(limit), owed: money(owed + held) })}</span>
      </span>
    </li>
  )
}

function AskCredit({ before, onClose }: { before: CreditView | undefined; onClose: () => void }) {
  const t = useTranslations('deskDebts.credit')
  const { number } = formatter(useLocale())
  const toast = useToast()
  const task = useTask(creditCalls.askCredit)
  const [phone, setPhone] = useState(before?.person.phone ?? '')
  const [amount, setAmount] = useState<number | undefined>(before?.limit)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  async function submit(): Promise<void> {
    setTried(true)
    if (phone === '' || amount === undefined || note.trim() === '') return
    if (!(await task.run({ body: { phone, amount, note } })).ok) return
    toast({ text: t('done'), tone: 'ok' })
    onClose()
  }
  const needed = (isMissing: boolean) => (tried && isMissing ? t('needed') : undefined)
  return (
    <DeskFormDialog
      title={t('ask')}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('text')}</p>
      <PhoneField label={t('phone')} value={phone} error={needed(phone === '')} onChange={setPhone} />
      <NumberField
        label={t('amount')}
        hint={t('amountNote')}
        min={0}
        max={HIGHEST_CREDIT}
        format={number}
        inputMode="numeric"
        value={amount}
        error={needed(amount === undefined)}
        onChange={setAmount}
      />
      <TextField
        label={t('note')}
        value={note}
        error={needed(note.trim() === '')}
        onChange={({ target }) => setNote(target.value)}
      />
    </DeskFormDialog>
  )
}
