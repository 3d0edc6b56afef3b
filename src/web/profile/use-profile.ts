import { useCallback } from 'react'
import type { Result } from '#kernel/result.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { type ApiError, useApi } from '../api-client.ts'
import { keepUser } from '../session.ts'
import { readUser } from '../sign-in/sign-in-calls.ts'
import { accountsApi } from './answers.ts'
import { type Source, useLoaded } from './use-loaded.ts'

/** What the person may change about the account. */
export type ProfileChanges = Partial<
  Pick<User, 'full_name' | 'locale' | 'low_balance_threshold'> & { company: string; stir: string }
>

export type SaveProfile = (changes: ProfileChanges) => Promise<Result<User, ApiError>>

const detail = `${accountsApi}/detail`

/** The account that several sections show and change: loaded once, and after a change as the server has it. */
export function useProfile(): { user: Source<User>; save: SaveProfile } {
  const api = useApi()
  const user = useLoaded(detail, readUser)
  const { set } = user
  const save = useCallback<SaveProfile>(
    async (changes) => {
      const answer = await api.request(detail, { method: 'PATCH', body: changes, read: readUser })
      if (answer.ok) {
        set(answer.value)
        // The header shows the person as well.
        keepUser(answer.value)
      }
      return answer
    },
    [api, set],
  )
  return { user, save }
}
