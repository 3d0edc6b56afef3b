import './track.css'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/screen-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ApiError } from '../api-client.ts'
import { CodeOnLabel } from '../shell/art/where-the-code-is.tsx'
import { usePageTexts } from '../shell/page-texts.ts'
import { useFailureText } from '../use-failure-text.ts'
import { CallCardForm } from './call-card-form.tsx'
import { CodeForm } from './code-form.tsx'
import { ParcelView } from './parcel-view.tsx'
import { keepRecent } from './recent.ts'
import { RecentParcels } from './recent-parcels.tsx'
import type { TrackPageData } from './track.server.ts'
import { useParcel } from './use-parcel.ts'

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
  const { look, refresh, open } = useParcel(data)
  const ends = look.state === 'found' ? look.tracked.data : undefined
  const [from, to] = [ends?.from.name, ends?.to.name]
  useEffect(() => {
    if (from !== undefined && to !== undefined) keepRecent({ code, from, to })
  }, [code, from, to])

  if (look.state === 'loading') return <TrackSkeleton />
  if (look.state === 'found') return <ParcelView tracked={look.tracked} now={look.now} onOpened={open} />
  return (
    <div className="wrap track">
      {look.state === 'unknown' ? (
        <ErrorState title={t('unknown.title')}>{t('unknown.text')}</ErrorState>
      ) : (
        <Failed error={look.error} onRetry={() => void refresh()} />
      )}
      <CodeForm typed={code} fault={undefined} />
      <RecentParcels />
      <CallCardForm />
    </div>
  )
}

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslations('tracking.failure')
  const failureText = useFailureText('tracking')
  return (
    <ErrorState
      title={t('title')}
      action={
        <Button look="second" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {failureText(error)}
    </ErrorState>
  )
}

function TrackSkeleton() {
  const t = useTranslations('common')
  return (
    <div className="wrap track">
      <Skeleton of="text" label={t('loading')} />
    </div>
  )
}
