import { useEffect, useMemo, useRef, useState } from 'react'
import { type ComboboxOption, longestList, matchingOptions } from './combobox-options.ts'

/** A list that is here already, or one that is asked for with each text. */
export type ComboboxSource =
  | readonly ComboboxOption[]
  | ((typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>)

const pauseBeforeAskingMs = 150

type Found = { found: readonly ComboboxOption[]; state: 'ready' | 'loading' | 'failed' }

/** The options of a text. A question that is no longer asked is dropped. */
export function useOptions(source: ComboboxSource, typed: string, isAsking: boolean): Found {
  const [answer, setAnswer] = useState<Found & { to: string }>({ found: [], state: 'loading', to: '' })
  const isHere = typeof source !== 'function'
  const here = useMemo(() => (isHere ? matchingOptions(source, typed) : []), [isHere, source, typed])
  const ask = useRef(source)
  useEffect(() => {
    ask.current = source
  })

  useEffect(() => {
    if (isHere || !isAsking) return
    const stop = new AbortController()
    setAnswer(({ found }) => ({ found, state: 'loading', to: typed }))
    const timer = setTimeout(async () => {
      const { current } = ask
      if (typeof current !== 'function') return
      try {
        const found = await current(typed, stop.signal)
        if (!stop.signal.aborted) setAnswer({ found: found.slice(0, longestList), state: 'ready', to: typed })
      } catch {
        if (!stop.signal.aborted) setAnswer({ found: [], state: 'failed', to: typed })
      }
    }, pauseBeforeAskingMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isHere, isAsking, typed])

  if (isHere) return { found: here, state: 'ready' }
  // Until the answer to this very text is here, the list shown is that of the text before.
  return answer.to === typed ? answer : { found: answer.found, state: 'loading' }
}
