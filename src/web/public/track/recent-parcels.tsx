import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { Route } from '#parcel/way/route.tsx'
import { Button } from '#ui/button.tsx'
import { forgetLookedUp, type KeptParcel, readLookedUp } from '../../shell/app/kept-parcels.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { pathOf } from '../../shell/site-links.ts'

/** Known to the browser alone, so it shows after hydration. */
export function RecentParcels() {
  const t = useTranslations('tracking')
  const [recent, setRecent] = useState<readonly KeptParcel[]>([])
  useEffect(() => setRecent(readLookedUp()), [])
  if (recent.length === 0) return null
  const forget = () => {
    forgetLookedUp()
    setRecent([])
  }
  return (
    <section className="recent-parcels" aria-labelledby="recent">
      <div className="recent-parcels__head">
        <h2 id="recent">{t('recent.title')}</h2>
        <Button look="quiet" small onClick={forget}>
          {t('recent.forget')}
        </Button>
      </div>
      <ul className="recent-parcels__list">
        {recent.map(({ code, from, to }) => (
          <li key={code}>
            <LocalLink className="recent-parcels__one" to={`${pathOf('track')}?code=${code}`}>
              <TrackCode code={code} />
              <Route from={from} to={to} toSpoken="–" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
