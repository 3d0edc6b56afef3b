import { useState } from 'react'
import type { ApiError } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'

export type Say = (words: string | ApiError) => void

/** The one line of the display. */
export function useSaid() {
  const failureText = useFailureText()
  const [said, setSaid] = useState<{ text: string; isError: boolean }>()
  const say: Say = (words) =>
    setSaid(
      typeof words === 'string'
        ? { text: words, isError: false }
        : { text: failureText(words), isError: true },
    )
  return { said, say }
}
