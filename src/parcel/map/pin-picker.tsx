import './pin-picker.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { type LatLon, pinAt } from './lat-lon.ts'
import type { MapEngine } from './map-engine.ts'
import { MapFrame } from './map-frame.tsx'
import { MyPlaceProblem } from './my-place-problem.tsx'
import type { PinLayer } from './pin-layer.ts'
import { useMapEngine } from './use-map-engine.ts'
import { useMyPlace } from './use-my-place.ts'

export type PinPickerProps = {
  value: LatLon | undefined
  onChange: (value: LatLon | undefined) => void
  /** Where to look while there is no pin: the centre of the chosen district. */
  centre?: LatLon | undefined
  label: string
}

const closeZoom = 14
const districtZoom = 11

/**
 * A pin on the map: by a tap, by dragging, by the cross and a button, by the keyboard, or from the device. A page that
 * shows it loads the texts of `map`.
 */
export function PinPicker({ value, onChange, centre, label }: PinPickerProps) {
  const t = useTranslations('map')
  const canvas = useRef<HTMLDivElement>(null)
  const { engine, state, retry } = useMapEngine(canvas, ignoreMoves)
  const [outside, setOutside] = useState(false)

  function put(place: LatLon): void {
    const pin = pinAt(place)
    setOutside(!pin)
    if (pin) onChange(pin)
  }
  usePin(engine, { value, onPut: put, centre, label })
  const myPlace = useMyPlace((place) => {
    put(place)
    engine?.goTo(place, closeZoom)
  })

  return (
    <FieldGroup
      label={label}
      className="pin-picker"
      hint={<PinStatus value={value} />}
      error={outside ? t('pin.outside') : undefined}
    >
      <MapFrame
        label={label}
        canvas={canvas}
        engine={engine}
        state={state}
        onRetry={retry}
        help={t('pin.help')}
        cross
      />
      <div className="pin-picker__actions">
        <Button look="second" small disabled={!engine} onClick={() => engine && put(engine.view().centre)}>
          <Icon name="pin" size="small" />
          {t('pin.put')}
        </Button>
        <Button look="quiet" small busy={myPlace.state === 'asking'} onClick={myPlace.ask}>
          {t('pin.mine')}
        </Button>
        {value && (
          <Button look="quiet" small onClick={() => onChange(undefined)}>
            {t('pin.remove')}
          </Button>
        )}
      </div>
      <MyPlaceProblem state={myPlace.state} />
    </FieldGroup>
  )
}

const ignoreMoves = () => undefined

/** Spoken whenever the pin moves. */
function PinStatus({ value }: { value: LatLon | undefined }) {
  const t = useTranslations('map')
  return (
    <span className="pin-picker__status" role="status">
      {value ? t('pin.at', { place: `${value.lat.toFixed(5)}, ${value.lon.toFixed(5)}` }) : t('pin.none')}
    </span>
  )
}

type Pin = Omit<PinPickerProps, 'onChange'> & { onPut: (place: LatLon) => void }

/** Keeps the pin of the map the one of the form. */
function usePin(engine: MapEngine | undefined, { value, onPut, centre, label }: Pin): void {
  const [layer, setLayer] = useState<PinLayer>()
  const latest = useRef({ value, onPut, label })
  latest.current = { value, onPut, label }

  useEffect(() => {
    if (!engine) return
    setLayer(engine.addPin(latest.current.label, (place) => latest.current.onPut(place)))
    if (latest.current.value) engine.goTo(latest.current.value, closeZoom)
    return () => setLayer(undefined)
  }, [engine])
  useEffect(() => layer?.set(value), [layer, value])

  // Another district was chosen: look there, unless the pin already says where.
  const [lat, lon] = [centre?.lat, centre?.lon]
  useEffect(() => {
    if (!engine || latest.current.value || lat === undefined || lon === undefined) return
    engine.goTo({ lat, lon }, districtZoom)
  }, [engine, lat, lon])
}
