import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { knowsPasskeys, signWithPasskey } from '#client/passkeys.ts'
import { useAnswer } from '#client/use-answer.ts'
import { passkeyCalls } from '#modules/accounts/passkeys/passkey.calls.ts'

type Code = { phone: string; code: string }

/** Whether this person may use a passkey here, and the way to do it. */
export function usePasskey(body: Code) {
  const api = useApi()
  const [asking, setAsking] = useState(false)
  const first = useAnswer(passkeyCalls.askForPasskey, knowsPasskeys() ? { body } : undefined, { quiet: true })
  /** Each question is good for one answer, so that it is asked anew for every try. Undefined: they would not. */
  const sign = async () => {
    setAsking(true)
    const answer = await api.call(passkeyCalls.askForPasskey, { body })
    const signed = answer.ok && answer.value.passkey ? await signWithPasskey(answer.value.passkey) : undefined
    setAsking(false)
    return answer.ok ? { signed } : { error: answer.error }
  }
  return { offered: Boolean(first.data?.passkey), asking, sign }
}
