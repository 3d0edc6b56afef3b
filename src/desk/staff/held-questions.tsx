import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask, useWork } from '#client/use-task.ts'
import { ok } from '#kernel/result.ts'
import type { HeldThings, StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { CourierField } from '../parts/pick/courier-field.tsx'

type GiveQuestionProps = { person: StaffMember; held: HeldThings; onDone: () => void }

/** All parcels of one courier go to another, who takes each over with a scan. */
export function GiveQuestion({ person, held, onDone }: GiveQuestionProps) {
  const t = useTranslations('deskCouriers.held')
  const { number } = formatter(useLocale())
  const toast = useToast()
  const work = useWork()
  const [courier, setCourier] = useState<string>()
  const [missing, setMissing] = useState<string>()
  const give = async () => {
    setMissing(
      courier === undefined ? t('courierNeeded') : courier === person.id ? t('sameCourier') : undefined,
    )
    if (courier === undefined || courier === person.id) return
    let refused = 0
    const answer = await work.run(async (api) => {
      for (const { order_id: id } of held.parcels) {
        const body = { courier_id: Number(courier) }
        const given = await api.call(orderVerbsCalls.reassign, { params: { id }, body })
        if (!given.ok && given.error.status === undefined) return given
        if (!given.ok) refused++
      }
      return ok({})
    })
    if (!answer.ok) return
    const given = number(held.parcels.length - refused)
    if (refused > 0) toast({ text: t('givenSome', { given, refused: number(refused) }), tone: 'danger' })
    else toast({ text: t('given', { given }) })
    onDone()
  }
  return (
    <DeskFormDialog
      title={t('giveTitle', { name: person.full_name })}
      no={t('no')}
      yes={t('giveYes')}
      task={work}
      onClose={onDone}
      onSubmit={() => void give()}
    >
      <CourierField optional={false} error={missing} onChange={setCourier} />
      <Notice tone="info">{t('giveText')}</Notice>
    </DeskFormDialog>
  )
}

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
