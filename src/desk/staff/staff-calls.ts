import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { err, type Result } from '#kernel/result.ts'
import type {
  NewStaffRequest,
  SecondStep,
  StaffChange,
  StaffMember,
} from '#modules/accounts/staff.contract.ts'
import { type ApiError, type Envelope, useApi } from '#web/api-client.ts'

type Created = { person: StaffMember; second_step: SecondStep }

const dataOf = <T>({ data }: Envelope) => data as T | undefined

/** What can be done to staff. A failure that no field explains comes as words to show. */
export function useStaffCalls() {
  const api = useApi()
  const t = useTranslations('desk.failed')
  return useMemo(() => {
    const inWords = <T>(answer: Result<T, ApiError>): Result<T, string> =>
      answer.ok ? answer : err(answer.error.message ?? t('action'))
    return {
      create: (body: NewStaffRequest) =>
        api.request('/api/desk/v1/staff', { method: 'POST', body, read: dataOf<Created> }),
      change: async (id: string, body: StaffChange) =>
        inWords(
          await api.request(`/api/desk/v1/staff/${id}`, { method: 'PATCH', body, read: dataOf<StaffMember> }),
        ),
      dismiss: async (id: string) =>
        inWords(
          await api.request(`/api/desk/v1/staff/${id}/dismiss`, { method: 'POST', read: dataOf<object> }),
        ),
      renewKey: async (id: string) =>
        inWords(
          await api.request(`/api/desk/v1/staff/${id}/second-step`, {
            method: 'POST',
            read: dataOf<SecondStep>,
          }),
        ),
    }
  }, [api, t])
}
