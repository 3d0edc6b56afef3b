import './app-parts.css'
import { Button, LinkButton } from '#ui/button.tsx'
import { useInstallPrompt } from '../../../../shell/app/install-prompt.ts'
import { isStandalone } from '../../../../shell/app/worker.ts'
import { useHydrated } from '../../../../shell/use-hydrated.ts'
import type { StoreLink } from './stores.ts'

type Installing = { install: string; installed: string }

/** One press where the browser offers to install; elsewhere the whole part is away, and the steps below are the way. */
export function Install({ given: { install, installed } }: { given: Installing }) {
  const isHydrated = useHydrated()
  const prompt = useInstallPrompt()
  if (isHydrated && isStandalone()) return <p role="status">{installed}</p>
  if (!prompt) return <span className="app-parts__none" />
  return (
    <div className="app-parts">
      <Button onClick={prompt}>{install}</Button>
    </div>
  )
}

/** Links to the stores that have us, or the plain word that none has. */
export function Stores({
  given: { stores, noStores },
}: {
  given: { stores: readonly StoreLink[]; noStores: string }
}) {
  if (stores.length === 0) return <p>{noStores}</p>
  return (
    <div className="app-parts">
      {stores.map(({ name, to }) => (
        <LinkButton key={name} href={to} look="second" rel="noopener">
          {name}
        </LinkButton>
      ))}
    </div>
  )
}
