import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { Result } from '#kernel/result.ts'
import { addressOf, type InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { type ApiError, useApi } from './api.ts'
import { useComingBack } from './use-coming-back.ts'

/** A call that sends a file in place of an answer. */
type FileCall = Call<string, undefined>

type Picture = { readonly address: string | undefined; readonly failed: boolean }
const awaited: Picture = { address: undefined, failed: false }

/** A picture of the API as an address of this page. Private: fetched with the token and shown from the browser's own
 * memory. One that did not come is asked for again when the line is back. */
export function usePicture<C extends FileCall>(
  call: C,
  /** Null: there is none. */
  input: InputOf<C> | null,
  { quiet = false }: { quiet?: boolean } = {},
): Picture {
  const api = useApi()
  const question = input === null ? null : addressOf(call, input)
  const [round, askAgain] = useReducer((before: number) => before + 1, 0)
  const [picture, setPicture] = useState(awaited)
  const ask = useEffectEvent(
    (signal: AbortSignal) =>
      api.call(call, input as InputOf<C>, { signal, quiet }) as Promise<Result<Blob, ApiError>>,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again, another client asks anew
  useEffect(() => {
    if (question === null) return
    const left = new AbortController()
    let made: string | undefined
    void ask(left.signal).then((answer) => {
      if (left.signal.aborted) return
      made = answer.ok ? URL.createObjectURL(answer.value) : undefined
      setPicture({ address: made, failed: !answer.ok })
    })
    return () => {
      left.abort()
      setPicture(awaited)
      if (made) URL.revokeObjectURL(made)
    }
  }, [api, question, round])

  useComingBack(picture.failed, picture.failed, askAgain)
  return picture
}

/** Somebody's photo; undefined while there is none. */
export const usePhoto = <C extends FileCall>(call: C, input: InputOf<C> | null): string | undefined =>
  usePicture(call, input, { quiet: true }).address
