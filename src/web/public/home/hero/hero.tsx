import { useTranslations } from 'use-intl'
import { usePageTexts } from '../../../shell/page-texts.ts'
import art from '../art/hero.svg?url'
import { TrackForm } from './track-form.tsx'

export function Hero({ speeds }: { speeds: string | undefined }) {
  const t = useTranslations('home')
  return (
    <section className="hero" id="hero">
      <div className="wrap hero__inside">
        <div className="hero__words">
          <h1 className="hero__title">
            {t.rich('title', { half: (words) => <span className="hero__half">{words}</span> })}
          </h1>
          <p className="lead hero__lead">{[speeds, usePageTexts()?.lead].join(' ').trim()}</p>
          <TrackForm />
        </div>
        {/* A tile leaves the wall, becomes a parcel and reaches a door. */}
        <svg className="hero__art" viewBox="0 0 680 590" aria-hidden="true">
          <use href={`${art}#hero`} />
        </svg>
      </div>
    </section>
  )
}
