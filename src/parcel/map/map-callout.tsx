import './map-callout.css'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { besidePlace } from './beside-place.ts'
import { pixelOf } from './camera/camera.ts'
import { toWorld } from './camera/projection.ts'
import type { LatLon } from './lat-lon.ts'
import type { MapEngine, MapView } from './map-engine.ts'

type MapCalloutProps = {
  engine: MapEngine
  /** Told of every frame, so that nothing of React is drawn anew while the map moves. */
  onFrame: RefObject<((view: MapView) => void) | undefined>
  at: LatLon
  side: 'left' | 'right' | undefined
  children: ReactNode
}

/** What is told of a place: stands beside it and goes with the map. */
export function MapCallout({ engine, onFrame, at: { lat, lon }, side, children }: MapCalloutProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = box.current
    const frame = card?.parentElement
    if (!card || !frame) return
    const world = toWorld({ lat, lon })
    let [cardSize, frameSize] = [sizeOf(card), sizeOf(frame)]
    const place = ({ centre, zoom }: MapView) => {
      const pixel = pixelOf({ ...toWorld(centre), zoom }, world, frameSize)
      const { left, top, tail, tailTop } = besidePlace(pixel, cardSize, frameSize, side)
      card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
      card.style.setProperty('--tail-top', `${Math.round(tailTop)}px`)
      card.dataset.tail = tail ?? 'none'
    }
    const sizes = new ResizeObserver(() => {
      cardSize = sizeOf(card)
      frameSize = sizeOf(frame)
      place(engine.view())
    })
    sizes.observe(card)
    sizes.observe(frame)
    place(engine.view())
    onFrame.current = place
    return () => {
      sizes.disconnect()
      onFrame.current = undefined
    }
  }, [engine, onFrame, lat, lon, side])
  return (
    <div ref={box} className="map-callout">
      {children}
    </div>
  )
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height })
