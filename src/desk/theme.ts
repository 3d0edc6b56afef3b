import { useEffect, useSyncExternalStore } from 'react'

/** Night shifts choose the dark; without a choice the system decides. */
type Theme = 'light' | 'dark'

const key = 'desk_theme'
const changed = 'tezbox:desk-theme'

function chosen(): Theme | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    return undefined
  }
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')
const current = (): Theme => chosen() ?? (systemDark().matches ? 'dark' : 'light')

function subscribe(onChange: () => void): () => void {
  const system = systemDark()
  system.addEventListener('change', onChange)
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    system.removeEventListener('change', onChange)
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}

/** The theme of the desk, and the way to turn it over. Leaving the desk gives the page back to the system. */
export function useTheme(): [theme: Theme, turn: () => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, current, () => 'light')
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    return () => {
      delete document.documentElement.dataset.theme
    }
  }, [theme])
  const turn = () => {
    localStorage.setItem(key, theme === 'dark' ? 'light' : 'dark')
    window.dispatchEvent(new Event(changed))
  }
  return [theme, turn]
}
