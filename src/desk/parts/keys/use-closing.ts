import { useEffect, useRef } from 'react'

/** Closing the details gives the focus back to the row they were opened from. */
export function useClosing(
  current: string | undefined,
  rowId: (id: string) => string,
  onClose: () => void,
): () => void {
  const closed = useRef<string>(undefined)
  useEffect(() => {
    if (current !== undefined || closed.current === undefined) return
    document.getElementById(rowId(closed.current))?.focus()
    closed.current = undefined
  }, [current, rowId])
  return () => {
    closed.current = current
    onClose()
  }
}
