import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S saves at once: by habit, and the browser has nothing to save here. */
export function useSaveKey(save: () => Promise<unknown>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    void save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
