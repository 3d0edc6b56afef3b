import { useState } from 'react'
import type { ApiError } from '#client/api.ts'
import { useTask } from '#client/use-task.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { CodChoiceView } from '#modules/payments/cod/cod.contract.ts'
import type { InputOf } from '#platform/calls/address.ts'

type Change = Omit<InputOf<typeof codCalls.choosePayout>['body'], 'code'>

/** A change of where money goes: sent as it is, and with a code when the server asks for one. */
export function usePayoutChange(onSaved: (choice: CodChoiceView) => void) {
  const saving = useTask(codCalls.choosePayout)
  const sending = useTask(codCalls.sendPayoutCode)
  /** What is to be proven by the code; undefined while nothing has to be. */
  const [proving, setProving] = useState<Change>()
  const [code, setCode] = useState('')
  const [resendAt, setResendAt] = useState(0)

  const send = async () => {
    setCode('')
    const answer = await sending.run({})
    if (answer.ok) setResendAt(Date.now() + answer.value.resend_in * 1000)
    // The last one is young enough to be used.
    else if (answer.error.code === 'code_wait')
      setResendAt(Date.now() + (answer.error.retryAfterSeconds ?? 0) * 1000)
    return answer.ok || answer.error.code === 'code_wait'
  }
  const save = async (change: Change) => {
    const answer = await saving.run({ body: change })
    if (answer.ok) return onSaved(answer.value)
    if (answer.error.code !== 'payout_code_required') return
    saving.reset()
    if (await send()) setProving(change)
  }
  const prove = async (digits: string) => {
    if (!proving) return
    const answer = await saving.run({ body: { ...proving, code: digits } })
    if (answer.ok) onSaved(answer.value)
    else setCode('')
  }
  const error: ApiError | undefined =
    saving.error ?? (sending.error?.code === 'code_wait' ? undefined : sending.error)
  return {
    isProving: proving !== undefined,
    busy: saving.state === 'busy' || sending.state === 'busy',
    error,
    code,
    setCode,
    resendAt,
    send,
    save,
    prove,
    back: () => {
      saving.reset()
      setProving(undefined)
    },
  }
}

export type PayoutChange = ReturnType<typeof usePayoutChange>
