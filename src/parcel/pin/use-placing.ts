import { type RefObject, useEffect, useRef, useState } from 'react'
import { districtById } from '#modules/geo/domain/districts.ts'
import type { LatLon } from '../map/lat-lon.ts'
import { useMyPlace } from '../map/use-my-place.ts'
import { type Found, foundChange, isDoor, isStillFound, type MapAnswer, spotOf } from './map-answer.ts'
import { doorOf, type PinnedAddress, type PinnedChange } from './pin.ts'
import { type PinAnswer, questionOf } from './pin-question.ts'
import { pinnedBy } from './pinned-by.ts'
import { houseZoom, type Spot, zoomFor, zoomToSee } from './spot.ts'
import { useAddressText, useFoundText, useLandmarkText } from './use-address-text.ts'
import { useLineText } from './use-line-text.ts'
import { useOverlays } from './use-overlays.ts'
import { usePinSpot } from './use-pin-spot.ts'
import { useUnderPin } from './use-under-pin.ts'

type Asked = {
  address: PinnedAddress
  isFixed: boolean
  onConfirm: (change: PinnedChange) => void
}

/** A pin being put: where it stands, what lies under it, what has to be asked, and what is told to the form in the end. */
export function usePlacing(canvas: RefObject<HTMLDivElement | null>, { address, isFixed, onConfirm }: Asked) {
  const district = address.city === undefined ? undefined : districtById(address.city)
  const map = usePinSpot(canvas, address, district?.centre)
  const { engine, spot, goTo } = map
  const known = useUnderPin(spot, address.city)
  const { chosen, kmOutside, districts, under } = known
  const [text, setText] = useState(address.street)
  const [found, setFound] = useState<Found>()
  const [door, setDoor] = useState(() => doorOf(address))
  const [here, setHere] = useState<{ at: LatLon; accuracyM: number }>()
  const [isAsked, setIsAsked] = useState(false)
  const myPlace = useMyPlace((at, accuracyM) => {
    setHere({ at, accuracyM })
    goTo(at, houseZoom, 'location')
  })
  const addressText = useAddressText()
  const lineOf = useLineText()
  const foundText = useFoundText()
  const landmarkText = useLandmarkText()
  // Where no street is known a courier is helped by what stands beside it.
  const line = under?.address ? addressText(under.address) : under?.landmark && landmarkText(under.landmark)
  // What was found is called what it was found by, though its neighbour's number is nearer.
  const { pin } = address
  const isUntouched = pin?.source === 'found' && spot?.at.lat === pin.at.lat && spot.at.lon === pin.at.lon
  const asOpened = isUntouched ? address.street : undefined
  const shownAs = spot && found && isStillFound(found, spot) ? foundText(found.answer) : asOpened
  const opened = useOpenedAt(known.isKnown ? line : undefined, spot)
  const lastInside = useLastInside(spot, kmOutside)
  const question = known.isKnown ? questionOf({ chosen, isFixed, kmOutside, under: districts }) : undefined
  useOverlays(engine, { ...known, spot, here, isAsked: isAsked && question?.outside !== undefined })

  const pick = (answer: MapAnswer) => {
    setText(lineOf(answer))
    setFound(isDoor(answer) ? { answer, change: foundChange(answer, lineOf(answer)) } : undefined)
    setIsAsked(false)
    goTo(spotOf(answer), zoomFor(answer), isDoor(answer) ? 'found' : undefined)
  }
  const bringBack = (from: Spot) => {
    setIsAsked(false)
    goTo(lastInside ?? district?.centre ?? from.at, houseZoom, lastInside && 'dragged')
  }
  const finish = (answer?: PinAnswer) => {
    if (!spot) return
    if (answer?.to === 'back') return bringBack(spot)
    onConfirm(pinnedBy({ address, spot, answer, found, line, opened, districts, door }))
  }
  const ask = () => {
    setIsAsked(true)
    // The border has to be seen; the pin stays where it is.
    const zoom = question?.outside?.km && zoomToSee(question.outside.km)
    if (spot && zoom) engine?.goTo(spot.at, zoom)
  }
  const confirm = useOnceKnown(known.isKnown, () => (question ? ask() : finish()))
  return {
    ...map,
    known,
    /** The address under the pin in words, once there is one. */
    line: shownAs ?? line,
    text,
    setText,
    pick,
    door,
    changeDoor: (change: Partial<typeof door>) => setDoor((before) => ({ ...before, ...change })),
    myPlace,
    question: isAsked ? question : undefined,
    isRefused: question?.outside?.isRefused === true,
    comeCloser: () => spot && goTo(spot.at, houseZoom, spot.source),
    confirm,
    finish,
  }
}

/** What the map said of the place where it was opened: a street that says the same was written by the map. */
function useOpenedAt(line: string | undefined, spot: Spot | undefined): string | undefined {
  const first = useRef<{ spot: Spot | undefined; line: string | undefined }>(undefined)
  first.current ??= { spot, line: undefined }
  if (first.current.spot?.at === spot?.at) first.current.line ??= line
  return first.current.line
}

/** Where a pin that has left its district goes back to. */
function useLastInside(spot: Spot | undefined, kmOutside: number | undefined): LatLon | undefined {
  const last = useRef<LatLon>(undefined)
  const isInside = spot?.source !== undefined && kmOutside !== undefined && kmOutside <= 0
  useEffect(() => {
    if (isInside) last.current = spot.at
  }, [isInside, spot])
  return last.current
}

/** Pressed while the address under the pin is still asked for, it waits for the answer: it may bring a question. */
function useOnceKnown(isKnown: boolean, act: () => void) {
  const [isWaiting, setIsWaiting] = useState(false)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!isWaiting || !isKnown) return
    setIsWaiting(false)
    latest.current()
  }, [isWaiting, isKnown])
  return { isWaiting, run: () => (isKnown ? act() : setIsWaiting(true)) }
}
