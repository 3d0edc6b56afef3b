import { type RefObject, useEffect } from 'react'

/** Escape, a press beside it or focus going elsewhere closes what floats; Escape may mean something else by `giveUp`. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
  giveUp = close,
): void {
  useEffect(() => {
    const element = ref.current
    if (!open || !element) return
    const listening = new AbortController()
    const { signal } = listening
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // A dialog around it stays open.
        event.preventDefault()
        event.stopPropagation()
        giveUp()
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      (event) => event.relatedTarget !== null && !isInside(event.relatedTarget) && close(),
      { signal },
    )
    document.addEventListener('pointerdown', (event) => !isInside(event.target) && close(), { signal })
    return () => listening.abort()
  }, [ref, open, close, giveUp])
}
