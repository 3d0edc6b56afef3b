import { type RefObject, useEffect, useState } from 'react'

type RoadProps = {
  /** What holds both sides. */
  place: RefObject<HTMLElement | null>
  /** The row that is open, and its message. */
  now: number | undefined
  message: number | undefined
}

type Ends = { from: number; to: number }

const width = 56
/** How much of the way is straight at each end. */
const straight = 14

/** The road from a message to its row, with turns of 45 degrees. */
export function Road({ place, now, message }: RoadProps) {
  const ends = useEnds(place, now, message)
  return (
    <div className="bulk-way">
      {ends && (
        <svg width={width} height="100%" aria-hidden="true">
          <path d={roadOf(ends)} />
        </svg>
      )}
    </div>
  )
}

/** Down or up in the middle, and slanted on both sides of it. */
export function roadOf({ from, to }: Ends): string {
  const drop = to - from
  const slant = Math.min((width - 2 * straight) / 2, Math.abs(drop) / 2)
  const turn = Math.sign(drop) * slant
  const middle = width / 2
  return `M0 ${from}H${middle - slant}l${slant} ${turn}V${to - turn}l${slant} ${turn}H${width}`
}

function useEnds(place: RoadProps['place'], now: number | undefined, message: number | undefined) {
  const [ends, setEnds] = useState<Ends>()
  useEffect(() => {
    const box = place.current
    if (!box) return
    const look = () => setEnds(endsIn(box, now, message))
    look()
    const watch = new ResizeObserver(look)
    for (const side of [box, ...box.querySelectorAll('li')]) watch.observe(side)
    box.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', look, { capture: true })
    }
  }, [place, now, message])
  return ends
}

/** Undefined where one of them is out of sight. */
function endsIn(box: HTMLElement, now: number | undefined, message: number | undefined): Ends | undefined {
  const row = box.querySelector(`[data-row="${now}"]`)
  const words = box.querySelector(`[data-message="${message}"]`)
  if (!row || !words) return undefined
  const frame = box.getBoundingClientRect()
  const from = middleOf(words, 28) - frame.top
  const to = middleOf(row, 25) - frame.top
  const isSeen = (at: number) => at > 0 && at < frame.height
  return isSeen(from) && isSeen(to) ? { from: Math.round(from), to: Math.round(to) } : undefined
}

const middleOf = (element: Element, most: number) => {
  const { top, height } = element.getBoundingClientRect()
  return top + Math.min(most, height / 2)
}
