import { useEffect, useEffectEvent } from 'react'

/** A scan on the list opens the screen that takes it in; the scan itself is not lost on the way. */
let kept: string | undefined

export function keepForTaking(text: string): void {
  kept = text
}

/** Once. */
function keptScan(): string | undefined {
  const text = kept
  kept = undefined
  return text
}

export function useFirstScan(hear: (text: string) => void): void {
  const first = useEffectEvent(() => {
    const text = keptScan()
    if (text !== undefined) hear(text)
  })
  useEffect(() => first(), [])
}
