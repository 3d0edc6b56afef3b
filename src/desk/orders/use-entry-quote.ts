import { useEffect, useState } from 'react'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { useOrderCalls } from './order-calls.ts'

const pauseMs = 250

export type EntryQuote = {
  offers: readonly OfferAnswer[] | undefined
  state: 'none' | 'asking' | 'ready' | 'failed'
}

/** The price of what is written down so far; the last answer stays in sight while the next comes. */
export function useEntryQuote(body: object | undefined): EntryQuote {
  const calls = useOrderCalls()
  const question = body && JSON.stringify(body)
  const [answer, setAnswer] = useState<{ question: string; offers: readonly OfferAnswer[] }>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (question === undefined) return
    const left = new AbortController()
    const pause = setTimeout(async () => {
      const quoted = await calls.quote(JSON.parse(question) as object, left.signal)
      if (left.signal.aborted) return
      if (quoted.ok) setAnswer({ question, offers: quoted.value })
      setFailed(quoted.ok ? undefined : question)
    }, pauseMs)
    return () => {
      clearTimeout(pause)
      left.abort()
    }
  }, [calls, question])
  if (question === undefined) return { offers: undefined, state: 'none' }
  const state = answer?.question === question ? 'ready' : failed === question ? 'failed' : 'asking'
  return { offers: answer?.offers, state }
}
