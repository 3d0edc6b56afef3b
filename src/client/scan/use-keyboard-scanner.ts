import { useEffect, useEffectEvent, useRef } from 'react'
import { nothingTyped, typed } from './keyboard-scanner.ts'
import { readScan } from './read-scan.ts'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

type KeyboardScannerOptions = {
  /**
   * Also while a field has the focus: what is a label of ours is a scan wherever it comes, but in fields marked with
   * `data-scan-field`, which take their own.
   */
  inFields?: boolean
}

/** A hardware scanner works on the whole screen, without a field in focus. */
export function useKeyboardScanner(
  onScan: (text: string) => void,
  { inFields = false }: KeyboardScannerOptions = {},
): void {
  const typing = useRef(nothingTyped)
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isField(target) && (!inFields || (target as HTMLElement).dataset.scanField !== undefined)) return
    const step = typed(typing.current, event.key, event.timeStamp)
    typing.current = step.typing
    if (step.scanned === undefined) return
    // A quick hand in a field is no scanner.
    if (isField(target) && readScan(step.scanned).kind === 'unreadable') return
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
