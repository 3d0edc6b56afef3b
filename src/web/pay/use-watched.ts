import { useCallback, useEffect, useState } from 'react'
import type { ApiClient, Envelope } from '../api-client.ts'
import type { Loaded } from '../profile/use-loaded.ts'
import { pauseAfter } from './stage.ts'

type Watched<T> = {
  loaded: Loaded<T>
  /** Nobody asks any more: the person does, when they want to know. */
  resting: boolean
  again: () => void
}

type Watch<T> = {
  path: string
  read: (envelope: Envelope) => T | undefined
  /** Something may still change. */
  isOpen: (data: T) => boolean
}

/** Asks until it is decided: while the page is in sight, and not for ever. A question that fails later is asked again. */
export function useWatched<T>(api: ApiClient, { path, read, isOpen }: Watch<T>): Watched<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [resting, setResting] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked = 0
    setResting(false)
    const ask = async () => {
      const answer = await api.request(path, { read, signal })
      if (signal.aborted) return
      asked += 1
      if (answer.ok) setLoaded({ state: 'ready', data: answer.value })
      else setLoaded((known) => (known.state === 'ready' ? known : { state: 'failed', error: answer.error }))
      const isDecided = answer.ok ? !isOpen(answer.value) : asked === 1
      if (!isDecided) plan()
    }
    const plan = () => {
      const pause = pauseAfter(asked)
      if (pause === undefined) setResting(true)
      else timer = setTimeout(whenSeen, pause)
    }
    const whenSeen = () => {
      if (document.visibilityState === 'visible') void ask()
      else document.addEventListener('visibilitychange', whenSeen, { once: true, signal })
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [api, path, read, isOpen, round])

  const again = useCallback(() => {
    setLoaded((known) => (known.state === 'failed' ? { state: 'loading' } : known))
    setRound((before) => before + 1)
  }, [])
  return { loaded, resting, again }
}
