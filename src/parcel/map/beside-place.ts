import type { Pixel, Size } from './camera/camera.ts'

/** From the middle of a pin to what is told of it: half the pin, and the tail. */
const gap = 32
const edge = 16
/** The tail keeps off the round corners. */
const corner = 28

export type BesidePlace = Readonly<{
  left: number
  top: number
  /** The side that the tail is on, none when the place is too far away for one. */
  tail: 'left' | 'right' | undefined
  /** How far down the tail is. */
  tailTop: number
}>

/** On the side that is wanted, on the other when there is no room; always within the frame. */
export function besidePlace(
  place: Pixel,
  card: Size,
  frame: Size,
  side: 'left' | 'right' = 'right',
): BesidePlace {
  const middle = frame.width / 2
  const needed = gap + card.width + edge
  const isRight =
    side === 'right'
      ? place.x + needed <= frame.width || place.x < middle
      : place.x < needed && place.x < middle
  const wanted = isRight ? place.x + gap : place.x - gap - card.width
  const left = within(wanted, edge, frame.width - card.width - edge)
  const top = within(place.y - card.height * 0.3, edge, frame.height - card.height - edge)
  const tailTop = place.y - top
  const isNear = Math.abs(left - wanted) < 1 && tailTop >= corner && tailTop <= card.height - corner
  return { left, top, tail: isNear ? (isRight ? 'left' : 'right') : undefined, tailTop }
}

const within = (wanted: number, least: number, most: number) => Math.max(least, Math.min(most, wanted))
