import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { HeldList, holdsAnything, whileHeld } from './held-things.tsx'

/** Cash and parcels in somebody's hands; nothing where there is nothing. */
export function Held({ person }: { person: StaffMember }) {
  const t = useTranslations('deskCouriers.held')
  const { data: held, refresh } = useAnswer(
    staffCalls.readHeld,
    { params: { id: person.id } },
    { pollMs: whileHeld },
  )
  if (!held || !holdsAnything(held)) return null
  return (
    <section className="held">
      <h3 className="desk-details__subtitle">{t('title')}</h3>
      <HeldList person={person} held={held} onChanged={() => void refresh()} />
    </section>
  )
}
