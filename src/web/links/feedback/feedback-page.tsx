import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useDriver } from '#parcel/rating/rating-place.ts'
import { RatingScreen } from '#parcel/rating/rating-screen.tsx'
import { buttonClass } from '#ui/button.tsx'
import { LostTile } from '../../shell/art/lost-tile.tsx'
import { OnTheWay } from '../../shell/art/on-the-way.tsx'
import { IntroActions, IntroScreen } from '../../shell/intro-screen.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { pathOf } from '../../shell/site-links.ts'

/** Whoever has the link speaks for one side of one parcel; nothing about the parcel is shown. */
export function FeedbackPage({ code }: { code: string }) {
  const place = { code }
  const driver = useDriver(place)
  const texts = usePageTexts()
  if (driver.state === 'failed' && isForGood(driver.error)) return <NothingToRate error={driver.error} />
  return (
    <div className="wrap feedback-page">
      <div className="feedback-page__words">
        <h1>{texts?.title}</h1>
        <Loaded of={driver} skeleton={<LoadingShape of="rows" count={3} />}>
          {(known) => <RatingScreen place={place} driver={known} onSaved={driver.set} />}
        </Loaded>
      </div>
      <div className="feedback-page__art">
        <OnTheWay />
      </div>
    </div>
  )
}

const isGone = ({ code }: ApiError) => code === 'not_found' || code === 'invalid_input'
/** To ask again changes nothing. */
const isForGood = (error: ApiError) => isGone(error) || error.code === 'nothing_to_rate'

function NothingToRate({ error }: { error: ApiError }) {
  const t = useTranslations('feedback')
  const gone = isGone(error)
  return (
    <div role="alert">
      <IntroScreen
        title={t(gone ? 'goneTitle' : 'earlyTitle')}
        text={gone ? t('goneText') : error.message}
        art={<LostTile />}
      >
        <IntroActions>
          <LocalLink className={buttonClass()} to={pathOf('track')}>
            {t('toTrack')}
          </LocalLink>
        </IntroActions>
      </IntroScreen>
    </div>
  )
}
