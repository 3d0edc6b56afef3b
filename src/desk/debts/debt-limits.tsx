import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { debtDeskCalls } from '#modules/payments/debts/debt-desk.calls.ts'
import type { DebtorList } from '#modules/payments/debts/debt-desk.contract.ts'
import { HIGHEST_DEBT_LIMIT } from '#modules/payments/domain/debts.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { CreditLimits } from './credit-limits.tsx'

type Limits = DebtorList['limits']

type DebtLimitsProps = { limits: Limits; onChanged: () => void }

/** How much may be owed before only prepaid orders are taken; an admin changes it here. */
export function DebtLimits({ limits, onChanged }: DebtLimitsProps) {
  const t = useTranslations('deskDebts.limits')
  const { money } = formatter(useLocale())
  const staff = useStaff()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <footer className="debt-limits muted">
      <p>{t('line', { personal: money(limits.personal), merchant: money(limits.merchant) })}</p>
      {staff && mayDo(staff.role, 'credit.read') && <CreditLimits />}
      {staff && mayDo(staff.role, 'debt.limits') && (
        <Button look="second" small onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && (
        <LimitsDialog
          limits={limits}
          onClose={close}
          onDone={() => {
            close()
            onChanged()
          }}
        />
      )}
    </footer>
  )
}

type LimitsDialogProps = { limits: Limits; onClose: () => void; onDone: () => void }

function LimitsDialog({ limits, onClose, onDone }: LimitsDialogProps) {
  const t = useTranslations('deskDebts.limits')
  const { number } = formatter(useLocale())
  const toast = useToast()
  const task = useTask(debtDeskCalls.changeLimits)
  const [personal, setPersonal] = useState<number | undefined>(limits.personal)
  const [merchant, setMerchant] = useState<number | undefined>(limits.merchant)
  const [tried, setTried] = useState(false)
  async function submit(): Promise<void> {
    setTried(true)
    if (personal === undefined || merchant === undefined) return
    if (!(await task.run({ body: { personal, merchant } })).ok) return
    toast({ text: t('done'), tone: 'ok' })
    onDone()
  }
  const field = { min: 0, max: HIGHEST_DEBT_LIMIT, format: number, inputMode: 'numeric' } as const
  const errorOf = (value: number | undefined) => (tried && value === undefined ? t('needed') : undefined)
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('text')}</p>
      <NumberField
        {...field}
        label={t('personal')}
        value={personal}
        error={errorOf(personal)}
        onChange={setPersonal}
      />
      <NumberField
        {...field}
        label={t('merchant')}
        value={merchant}
        error={errorOf(merchant)}
        onChange={setMerchant}
      />
    </DeskFormDialog>
  )
}
