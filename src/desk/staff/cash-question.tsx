import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import type { StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type CashQuestionProps = { person: StaffMember; cash: number; onDone: () => void }

/** What somebody who was suspended lays on the table; a cashier counts it. */
export function CashQuestion({ person, cash, onDone }: CashQuestionProps) {
  const t = useTranslations('deskCouriers.held')
  const format = formatter(useLocale())
  const toast = useToast()
  const task = useTask(codDeskCalls.tellHandInFor)
  const [amount, setAmount] = useState<number | undefined>(cash)
  const tell = async () => {
    if (amount === undefined) return
    const answer = await task.run({ params: { id: person.id }, body: { amount } })
    if (!answer.ok) return
    toast({ text: t('told') })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('cashTitle', { name: person.full_name })}
      no={t('no')}
      yes={t('cashYes')}
      task={task}
      onClose={onDone}
      onSubmit={() => void tell()}
    >
      <NumberField
        label={t('amount')}
        value={amount}
        min={1}
        max={cash}
        format={format.number}
        inputMode="numeric"
        error={task.told('amount')}
        onChange={setAmount}
      />
      <Notice tone="info">{t('cashText')}</Notice>
    </DeskFormDialog>
  )
}
