import { useCallback } from 'react'
import { type ApiError, useApi } from '#client/api.ts'
import { keepUser } from '#client/session.ts'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import type { Result } from '#kernel/result.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'

/** What the person may change about the account. */
type ProfileChanges = NonNullable<InputOf<typeof profileCalls.editProfile>['body']>

export type SaveProfile = (changes: ProfileChanges) => Promise<Result<User, ApiError>>

/** The account that several sections show and change: loaded once, and after a change as the server has it. */
export function useProfile(): { user: Answer<User>; save: SaveProfile } {
  const api = useApi()
  const user = useAnswer(profileCalls.readUser, {})
  const { set } = user
  const save = useCallback<SaveProfile>(
    async (changes) => {
      const answer = await api.call(profileCalls.editProfile, { body: changes })
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
