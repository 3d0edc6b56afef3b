import { type RefObject, useEffect, useRef } from 'react'
import { onCloseRequest } from './close-request.ts'

/** What people expect of an open <details> that floats: Escape, Back, a click beside it or a chosen link close it. */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => (ref.current ? closeWhenLeft(ref.current) : undefined), [])
  return ref
}

function closeWhenLeft(details: HTMLDetailsElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const isInside = (target: EventTarget | null) => target instanceof Node && details.contains(target)
  const close = () => details.removeAttribute('open')
  let endWatch: (() => void) | undefined
  const watch = () => {
    endWatch?.()
    endWatch = details.open ? onCloseRequest(close) : undefined
  }
  watch()
  details.addEventListener('toggle', watch, { signal })

  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    },
    { signal },
  )
  details.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    },
    { signal },
  )
  details.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget !== null && !isInside(event.relatedTarget)) close()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (details.open && !isInside(event.target)) close()
    },
    { signal },
  )
  return () => {
    listening.abort()
    endWatch?.()
  }
}
