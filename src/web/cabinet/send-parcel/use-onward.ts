import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#client/surroundings.ts'
import { localizedPath } from '#platform/i18n/locales.ts'

/** To another page: without a line it would be a broken one, so the way is gone on with when the line is back. */
export function useOnward(): { go: (path: string) => void; isWaiting: boolean } {
  const navigate = useNavigate()
  const locale = useLocale()
  const [waiting, setWaiting] = useState<string>()
  useEffect(() => {
    if (waiting === undefined) return
    const goOn = () => void navigate(localizedPath(locale, waiting))
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [waiting, navigate, locale])
  const go = (path: string) => {
    // Browsers err about the line at times: who presses again is believed.
    if (navigator.onLine || waiting === path) void navigate(localizedPath(locale, path))
    else setWaiting(path)
  }
  return { go, isWaiting: waiting !== undefined }
}
