import { useEffect, useEffectEvent, useRef } from 'react'
import { nothingTyped, typed } from './keyboard-scanner.ts'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** A field that takes its own scans carries this mark. */
const takesScans = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.dataset.scanField !== undefined

/** A hardware scanner works on the whole screen, without a field in focus. */
export function useKeyboardScanner(onScan: (text: string) => void): void {
  useQuickTyping((target) => !isField(target), onScan)
}

/** And while another field has the focus: what is a label of ours is a scan wherever it comes, a quick hand is not. */
export function useScannerInFields(isLabel: (text: string) => boolean, onScan: (text: string) => void): void {
  const take = (text: string) => isLabel(text) && onScan(text)
  useQuickTyping((target) => isField(target) && !takesScans(target), take)
}

/** Answers false to what it does not take for a scan. */
type Take = (text: string) => unknown

function useQuickTyping(listensTo: (target: EventTarget | null) => boolean, take: Take): void {
  const typing = useRef(nothingTyped)
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (!listensTo(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = typed(typing.current, event.key, event.timeStamp)
    typing.current = step.typing
    if (step.scanned === undefined || take(step.scanned) === false) return
    // Its Enter presses no button that happens to have the focus, and sends no form.
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => key(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
