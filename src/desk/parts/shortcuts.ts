import { useEffect, useLayoutEffect, useRef } from 'react'

/** By the place of a key, so that J is J under a Russian layout too. */
const places = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyN: 'create',
  KeyQ: 'call',
  KeyC: 'confirm',
  KeyA: 'noAnswer',
  KeyX: 'cancel',
  KeyZ: 'zoom',
  Slash: 'search',
  Escape: 'close',
} as const

export type Shortcuts = Partial<Record<(typeof places)[keyof typeof places], (() => void) | undefined>>

/** Single keys of a screen. They are silent while somebody types or answers a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts)
  // With what is on the screen: a key that follows at once means the screen that is seen, not the one before it.
  useLayoutEffect(() => {
    newest.current = shortcuts
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event))
        return
      const act = newest.current[places[event.code as keyof typeof places]]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog[open], details[open]')) return true
  // Escape leads out of the search as well.
  return key !== 'Escape' && target.closest('input, select, textarea') !== null
}
