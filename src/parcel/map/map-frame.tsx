import './map-frame.css'
import { memo, type ReactNode, type RefObject, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import type { MapEngine } from './map-engine.ts'
import type { EngineState } from './use-map-engine.ts'

type MapFrameProps = {
  /** Which map this is, spoken. */
  label: string
  canvas: RefObject<HTMLDivElement | null>
  engine: MapEngine | undefined
  state: EngineState
  onRetry: () => void
  /** Spoken after the label: which keys do what here. */
  help: string
  /** More buttons above the zoom. */
  children?: ReactNode
  /** What stands at a place of it. */
  callout?: ReactNode
}

/** What surrounds every map: zoom, whose data it is, and what is shown while it comes or cannot. Other markers leave it as it is. */
export const MapFrame = memo(function MapFrame(props: MapFrameProps) {
  const { label, canvas, engine, state, onRetry, help, children, callout } = props
  const t = useTranslations('map')
  const helpId = useId()
  return (
    <div className="map-frame" data-state={state}>
      <div
        ref={canvas}
        className="map-frame__canvas"
        role="application"
        aria-label={label}
        aria-describedby={helpId}
      />
      <p id={helpId} className="spoken">
        {help}
      </p>
      <div className="map-frame__buttons">
        {children}
        <button
          type="button"
          className="icon-button map-frame__button"
          onClick={() => engine?.zoomBy(1)}
          title={t('zoomIn')}
        >
          <Icon name="plus" />
          <span className="spoken">{t('zoomIn')}</span>
        </button>
        <button
          type="button"
          className="icon-button map-frame__button"
          onClick={() => engine?.zoomBy(-1)}
          title={t('zoomOut')}
        >
          <Icon name="minus" />
          <span className="spoken">{t('zoomOut')}</span>
        </button>
      </div>
      {state === 'loading' && (
        <p className="map-frame__message" role="status">
          <Spinner /> {t('loading')}
        </p>
      )}
      {state === 'failed' && (
        <div className="map-frame__message map-frame__message--failed" role="alert">
          <p>{t('failed')}</p>
          <Button look="second" small onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
      <MapCredit />
      {callout}
    </div>
  )
})

/** Names as their licences ask for them; only the words around them are translated. */
function MapCredit() {
  const t = useTranslations('map')
  return (
    <p className="map-frame__credit">
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
        {t('credit', { map: 'OpenStreetMap' })}
      </a>{' '}
      ·{' '}
      <a href="https://openmaptiles.org/" target="_blank" rel="noreferrer">
        © OpenMapTiles
      </a>
    </p>
  )
}
