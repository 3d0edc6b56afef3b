import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '#client/api.ts'
import type { Result } from '#kernel/result.ts'

export type LabelWork =
  | { state: 'idle' }
  | { state: 'working'; count: number }
  | { state: 'failed'; error: ApiError }
  /** The address lives as long as the document of it is offered. */
  | { state: 'ready'; count: number; address: string }

export type Labels = {
  work: LabelWork
  prepare: (count: number, load: () => Promise<Result<Blob, ApiError>>) => Promise<void>
  dismiss: () => void
}

/** A document being drawn on the server, then offered for opening and saving: a browser may refuse to open it unasked. */
export function useLabels(): Labels {
  const [work, setWork] = useState<LabelWork>({ state: 'idle' })
  const address = useRef<string>(undefined)
  /** A document that was asked for before something else was chosen is nobody's when it comes. */
  const round = useRef(0)
  const forget = useCallback(() => {
    round.current += 1
    if (address.current) URL.revokeObjectURL(address.current)
    address.current = undefined
  }, [])
  useEffect(() => forget, [forget])

  const prepare = async (count: number, load: () => Promise<Result<Blob, ApiError>>) => {
    forget()
    const mine = round.current
    setWork({ state: 'working', count })
    const answer = await load()
    if (mine !== round.current) return
    if (!answer.ok) return setWork({ state: 'failed', error: answer.error })
    address.current = URL.createObjectURL(answer.value)
    setWork({ state: 'ready', count, address: address.current })
  }
  const dismiss = useCallback(() => {
    forget()
    setWork({ state: 'idle' })
  }, [forget])
  return { work, prepare, dismiss }
}
