import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'

/** Who made a version, in words. Those who may not read the staff see its number. */
export function useAuthors(): (person: number | null) => string {
  const t = useTranslations('deskTariffs.authors')
  const staff = useStaff()
  const mayRead = staff !== undefined && mayDo(staff.role, 'staff.read')
  // Only administrators make tariffs.
  const admins = mayRead ? ({ query: { role: 'admin' } } as const) : undefined
  const { data: people } = useAnswer(staffCalls.listStaff, admins, { quiet: true })
  return (person) => {
    if (person === null) return t('nobody')
    const id = String(person)
    if (id === staff?.id) return t('you')
    return people?.items.find((one) => one.id === id)?.full_name ?? t('person', { id })
  }
}
