import { useEffect, useEffectEvent } from 'react'

type OtpCredential = Credential & { code: string }
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** Browsers that may read the message addressed to this site offer to fill the code in. Elsewhere nothing happens. */
export function useWebOtp(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const waiting = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal }
    navigator.credentials.get(request).then(
      (credential) => credential && take((credential as OtpCredential).code),
      // Refused, or the page moved on: the code can still be typed.
      () => undefined,
    )
    return () => waiting.abort()
  }, [])
}
