import { useState } from 'react'

/** A decision on its way to the server. A second press while it travels does nothing. */
export function useDecision<Answer>(onSubmit: (answer: Answer) => Promise<string | undefined>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function decide(answer: Answer): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(await onSubmit(answer))
    setBusy(false)
  }
  return { decide, busy, failure }
}
