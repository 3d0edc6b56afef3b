import './track.css'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { type Look, useParcel } from '#parcel/track/use-parcel.ts'
import { type Say, whenOf } from '#parcel/track/when.ts'
import { formatter } from '#platform/i18n/format.ts'
import { ErrorState } from '#ui/waiting/screen-states.tsx'
import { useKeepParcels } from '../../shell/app/kept-parcels.ts'
import { CodeOnLabel } from '../../shell/art/where-the-code-is.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { CallCardForm } from './call-card-form.tsx'
import { CodeForm } from './code-form.tsx'
import { ParcelView } from './parcel-view.tsx'
import { RecentParcels } from './recent-parcels.tsx'
import type { TrackPageData } from './track.server.ts'

/** Asks for a code; with one it shows the parcel and keeps it true. */
export function TrackPage(data: TrackPageData) {
  const { code, typed, fault } = data
  if (code !== undefined) return <OneParcel {...data} code={code} />
  return (
    <div className="wrap track track--ask">
      <div className="track__main">
        <Intro />
        <CodeForm typed={typed} fault={fault} />
        <RecentParcels />
        <CallCardForm />
      </div>
      <div className="track__art">
        <CodeOnLabel />
      </div>
    </div>
  )
}

function Intro() {
  const texts = usePageTexts()
  return (
    <header className="track__intro">
      <h1>{texts?.title}</h1>
      <p className="lead">{texts?.lead}</p>
    </header>
  )
}

function OneParcel(data: TrackPageData & { code: string }) {
  const { code } = data
  const t = useTranslations('tracking')
  const { parcel, open } = useParcel(data)
  const { data: look, error, retry } = parcel
  useKept(look)

  if (look?.tracked)
    return <ParcelView parcel={parcel} tracked={look.tracked} now={look.now} onOpened={open} />
  if (!look && !error) return <TrackSkeleton />
  return (
    <div className="wrap track">
      {look && <ErrorState title={t('unknown.title')}>{t('unknown.text')}</ErrorState>}
      {!look && error && <LoadFailed error={error} retry={retry} title={t('failedTitle')} />}
      <CodeForm typed={code} fault={undefined} />
      <RecentParcels />
      <CallCardForm />
    </div>
  )
}

/** As it was seen last, for the list of parcels and for the time without a line. */
function useKept(look: Look | undefined): void {
  const t = useTranslations()
  const locale = useLocale()
  const keepParcels = useKeepParcels()
  const keep = useEffectEvent(({ tracked, now }: Look) => {
    if (!tracked) return
    const { order, data } = tracked
    const say: Say = (key, values) => t(key as 'tracking.when.hours', values as never)
    const { big, small } = whenOf(tracked, { locale, now, say })
    const seen = formatter(locale).dateTime(now)
    const ends = { from: data.from.name, to: data.to.name }
    const words = { ...ends, state: big, when: small, seen }
    keepParcels([{ code: order.tracking_code, ...words, at: Date.now(), mine: false }])
  })
  useEffect(() => {
    if (look) keep(look)
  }, [look])
}

const TrackSkeleton = () => (
  <div className="wrap track">
    <LoadingShape />
  </div>
)
