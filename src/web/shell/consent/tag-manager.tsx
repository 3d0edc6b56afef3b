import { lazy, Suspense } from 'react'
import { useFrame } from '../current-page.ts'
import { useHydrated } from '../use-hydrated.ts'

const Consent = lazy(async () => ({ default: (await import('./consent.tsx')).Consent }))

/** Only when a container is configured; before somebody says yes there is nothing but the question. */
export function TagManager() {
  const isConfigured = useFrame()?.tagManagerId !== undefined
  if (!useHydrated() || !isConfigured) return null
  return (
    <Suspense>
      <Consent />
    </Suspense>
  )
}
