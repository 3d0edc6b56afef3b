import { type RefObject, useEffect, useState } from 'react'

/** Below this list and map take turns. Measured on the picker, which may stand in a narrow column of a wide page. */
const sideBySideFrom = 760

export function useIsWide(box: RefObject<HTMLElement | null>, from = sideBySideFrom): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const watcher = new ResizeObserver(([entry]) => setIsWide((entry?.contentRect.width ?? 0) >= from))
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [box, from])
  return isWide
}
