import { useEffect } from 'react'
import { useSession } from '#client/session.ts'

/** After the page is alive, and apart from its code: what it needs itself comes first, and without this everything goes on. */
export function useApp(): void {
  const { signedIn } = useSession()
  useEffect(() => {
    void import('./begin-app.ts').then(({ beginApp }) => beginApp(signedIn)).catch(() => undefined)
  }, [signedIn])
}
