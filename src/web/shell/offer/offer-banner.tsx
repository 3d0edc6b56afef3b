import { lazy, Suspense, useState } from 'react'
import { acceptedOffer, useSession } from '#client/session.ts'
import { asksForOffer } from '#modules/content/domain/offer-versions.ts'

const OfferQuestion = lazy(async () => ({ default: (await import('./offer-question.tsx')).OfferQuestion }))

/** Whoever had an account before the version in force is asked about it; nothing is kept from them meanwhile. */
export function OfferBanner() {
  const { signedIn, role, leaving } = useSession()
  const [later, setLater] = useState(false)
  if (!signedIn || leaving || role !== 'customer' || later || !asksForOffer(acceptedOffer(), new Date()))
    return null
  return (
    <Suspense>
      <OfferQuestion onLater={() => setLater(true)} />
    </Suspense>
  )
}
