import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { knowsPasskeys, signWithPasskey } from '#client/passkeys.ts'
import { passkeyCalls } from '#modules/accounts/passkeys/passkey.calls.ts'

type Code = { phone: string; code: string }

/** Whether this person may use a passkey here, and the way to do it. */
export function usePasskey({ phone, code }: Code) {
  const api = useApi()
  const [offered, setOffered] = useState(false)
  const [asking, setAsking] = useState(false)
  // Once: a question that is asked again while the device shows its own takes the place of the one it is about to sign.
  useEffect(() => {
    if (!knowsPasskeys()) return
    const left = new AbortController()
    const given = { body: { phone, code } }
    void api.call(passkeyCalls.askForPasskey, given, { signal: left.signal, quiet: true }).then((answer) => {
      if (!left.signal.aborted) setOffered(answer.ok && answer.value.passkey !== null)
    })
    return () => left.abort()
  }, [api, phone, code])
  /** Each question is good for one answer, so that it is asked anew for every try. Nothing signed: they would not. */
  const sign = async () => {
    setAsking(true)
    const answer = await api.call(passkeyCalls.askForPasskey, { body: { phone, code } })
    const signed = answer.ok && answer.value.passkey ? await signWithPasskey(answer.value.passkey) : undefined
    setAsking(false)
    return answer.ok ? { signed } : { error: answer.error }
  }
  return { offered, asking, sign }
}
