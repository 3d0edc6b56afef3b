import './track.css'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import { useParcel } from '#parcel/track/use-parcel.ts'
import { ErrorState } from '#ui/waiting/screen-states.tsx'
import { CodeOnLabel } from '../../shell/art/where-the-code-is.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { CallCardForm } from './call-card-form.tsx'
import { CodeForm } from './code-form.tsx'
import { ParcelView } from './parcel-view.tsx'
import { keepRecent } from './recent.ts'
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
  const ends = look?.tracked?.data
  const [from, to] = [ends?.from.name, ends?.to.name]
  useEffect(() => {
    if (from !== undefined && to !== undefined) keepRecent({ code, from, to })
  }, [code, from, to])

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

const TrackSkeleton = () => (
  <div className="wrap track">
    <LoadingShape />
  </div>
)
