import { useEffect, useSyncExternalStore } from 'react'

/** Sun and night; without a choice the system decides. */
export type Theme = 'light' | 'dark' | 'system'

const key = 'courier_theme'
const changed = 'tezbox:courier-theme'

function current(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}

export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, current)
  const choose = (next: Theme) => {
    if (next === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, next)
    window.dispatchEvent(new Event(changed))
  }
  return [theme, choose]
}

/** Once, around everything. */
export function useThemeOnPage(): void {
  const [theme] = useTheme()
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
}
