import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '#modules/accounts/staff.contract.ts'
import { useApi } from '#web/api-client.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'

type Person = Pick<StaffMember, 'id' | 'full_name'>

const namesOf = ({ data }: Readonly<Record<string, unknown>>) =>
  (data as { items?: readonly Person[] } | undefined)?.items

/** Who made a version, in words. Those who may not read the staff see its number. */
export function useAuthors(): (person: number | null) => string {
  const t = useTranslations('deskTariffs.authors')
  const api = useApi()
  const staff = useStaff()
  const mayRead = staff !== undefined && mayDo(staff.role, 'staff.read')
  const [people, setPeople] = useState<readonly Person[]>([])
  useEffect(() => {
    if (!mayRead) return
    const left = new AbortController()
    const ask = async () => {
      // Only administrators make tariffs.
      const options = { signal: left.signal, quiet: true, read: namesOf }
      const answer = await api.request('/api/desk/v1/staff?role=admin', options)
      if (answer.ok) setPeople(answer.value)
    }
    void ask()
    return () => left.abort()
  }, [api, mayRead])
  return (person) => {
    if (person === null) return t('nobody')
    const id = String(person)
    if (id === staff?.id) return t('you')
    return people.find((one) => one.id === id)?.full_name ?? t('person', { id })
  }
}
