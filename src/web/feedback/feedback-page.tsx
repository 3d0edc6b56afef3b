import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ApiError } from '../api-client.ts'
import { useLoaded } from '../profile/use-loaded.ts'
import { LostTile } from '../shell/art/lost-tile.tsx'
import { OnTheWay } from '../shell/art/on-the-way.tsx'
import { IntroActions, IntroScreen } from '../shell/intro-screen.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import { usePageTexts } from '../shell/page-texts.ts'
import { pathOf } from '../shell/site-links.ts'
import { ratingOfCode, readDriver } from './answers.ts'
import { RatingScreen } from './rating-screen.tsx'

/** Whoever has the link speaks for one side of one parcel; nothing about the parcel is shown. */
export function FeedbackPage({ code }: { code: string }) {
  const place = useMemo(() => ratingOfCode(code), [code])
  const { loaded, retry, set } = useLoaded(place.read, readDriver)
  const common = useTranslations('common')
  const texts = usePageTexts()
  if (loaded.state === 'failed') return <NotOpened error={loaded.error} onRetry={retry} />
  return (
    <div className="wrap feedback-page">
      <div className="feedback-page__words">
        <h1>{texts?.title}</h1>
        {loaded.state === 'loading' ? (
          <Skeleton of="rows" count={3} label={common('loading')} />
        ) : (
          <RatingScreen place={place} driver={loaded.data} onSaved={set} />
        )}
      </div>
      <div className="feedback-page__art">
        <OnTheWay />
      </div>
    </div>
  )
}

function NotOpened({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslations('feedback')
  const isGone = error.code === 'not_found' || error.code === 'invalid_input'
  const isEarly = error.code === 'nothing_to_rate'
  const isForGood = isGone || isEarly
  return (
    <div role="alert">
      <IntroScreen
        title={t(isGone ? 'goneTitle' : isEarly ? 'earlyTitle' : 'failedTitle')}
        text={isGone ? t('goneText') : (error.message ?? t('failedText'))}
        art={<LostTile />}
      >
        <IntroActions>
          {isForGood ? (
            <LocalLink className={buttonClass()} to={pathOf('track')}>
              {t('toTrack')}
            </LocalLink>
          ) : (
            <Button look="second" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </IntroActions>
      </IntroScreen>
    </div>
  )
}
