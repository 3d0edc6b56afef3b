import { useEffect, useRef } from 'react'

/** A browser that goes back may show the page as it was left; what it says may be old by then. */
export function useComeBack(act: () => unknown): void {
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) newest.current()
    }
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [])
}
