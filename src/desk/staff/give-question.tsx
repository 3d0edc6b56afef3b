import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import type { StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { CourierField } from '../parts/pick/courier-field.tsx'
import { DepotField } from '../parts/pick/depot-field.tsx'
import type { Unsaid } from './held-view.ts'

export type Taker = 'courier' | 'depot'

type GiveQuestionProps = { person: StaffMember; to: Taker; unsaid: Unsaid; onDone: () => void }

/** Says for somebody who cannot what they hand over. It moves when the other side scans and counts it. */
export function GiveQuestion({ person, to, unsaid, onDone }: GiveQuestionProps) {
  const t = useTranslations('deskCouriers.held')
  const { number } = formatter(useLocale())
  const toast = useToast()
  const task = useTask(handOverCalls.giveOver)
  const [taker, setTaker] = useState<string>()
  const [cash, setCash] = useState<number | undefined>(unsaid.cash)
  const [tried, setTried] = useState(false)
  const wrong = useWrongTaker(person, to, taker)
  const give = async () => {
    setTried(true)
    if (taker === undefined || wrong) return
    const side = to === 'courier' ? { courier_id: Number(taker) } : { point_id: Number(taker) }
    const body = {
      ...side,
      from_person_id: Number(person.id),
      parcels: [...unsaid.parcels],
      cash: cash ?? 0,
    }
    if (!(await task.run({ body })).ok) return
    toast({ text: t('said') })
    onDone()
  }
  const error = tried ? wrong : undefined
  return (
    <DeskFormDialog
      title={t('takeTitle', { name: person.full_name })}
      no={t('no')}
      yes={t('giveYes')}
      task={task}
      onClose={onDone}
      onSubmit={() => void give()}
    >
      {to === 'courier' ? (
        <CourierField optional={false} error={error} onChange={setTaker} />
      ) : (
        <DepotField label={t('depot')} none={t('choose')} error={error} onChange={setTaker} />
      )}
      {unsaid.cash > 0 && (
        <NumberField
          label={t('cashAlong')}
          value={cash}
          min={0}
          max={unsaid.cash}
          format={number}
          inputMode="numeric"
          error={task.told('cash')}
          onChange={setCash}
        />
      )}
      <Notice tone="info">{t(to === 'courier' ? 'giveText' : 'depotText')}</Notice>
    </DeskFormDialog>
  )
}

function useWrongTaker(person: StaffMember, to: Taker, taker: string | undefined): string | undefined {
  const t = useTranslations('deskCouriers.held')
  if (taker === undefined) return t(to === 'courier' ? 'courierNeeded' : 'depotNeeded')
  return to === 'courier' && taker === person.id ? t('sameCourier') : undefined
}
