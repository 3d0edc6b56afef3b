import { useCallback, useEffect, useState } from 'react'

/**
 * An app with a queue works in one window: two of them would each keep a queue of their own in mind. Undefined until it is known; a
 * window from which another one takes the place says so.
 */
export function useOnlyWindow(name: string): { isMine: boolean | undefined; take: () => void } {
  const [isMine, setIsMine] = useState<boolean>()
  const hold = useCallback(
    (options: LockOptions, ended: AbortController) => {
      const locks = navigator.locks as LockManager | undefined
      if (!locks) {
        setIsMine(true)
        return
      }
      const held = async (lock: Lock | null) => {
        if (ended.signal.aborted) return
        setIsMine(lock !== null)
        if (lock)
          await new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()))
      }
      locks.request(name, options, held).catch(() => {
        if (!ended.signal.aborted) setIsMine(false)
      })
    },
    [name],
  )
  useEffect(() => {
    const ended = new AbortController()
    hold({ ifAvailable: true }, ended)
    return () => ended.abort()
  }, [hold])
  // The page begins anew with the place in its hands: nothing is left of what it had in mind before.
  const take = () => hold({ steal: true }, new AbortController())
  return { isMine, take }
}
