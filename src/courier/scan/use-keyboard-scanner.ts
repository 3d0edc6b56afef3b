import { useEffect, useEffectEvent, useRef } from 'react'
import { nothingTyped, typed } from './keyboard-scanner.ts'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** A hardware scanner works on the whole screen, without a field in focus. */
export function useKeyboardScanner(onScan: (text: string) => void): void {
  const typing = useRef(nothingTyped)
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = typed(typing.current, event.key, event.timeStamp)
    typing.current = step.typing
    if (step.scanned === undefined) return
    // Its Enter presses no button that happens to have the focus.
    event.preventDefault()
    onScan(step.scanned)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
