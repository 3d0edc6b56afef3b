import { starAt } from '../map/star-outline.ts'

/** The pin stands still in the middle and the map moves under it; lifted a little while it does. */
export function PinCross({ isMoving }: { isMoving: boolean }) {
  return (
    <div className="pin-cross" data-moving={isMoving || undefined}>
      <svg viewBox="0 0 56 84" aria-hidden="true">
        <ellipse className="pin-cross__shadow" cx="28" cy="70" rx="9" ry="3.5" />
        <g className="pin-cross__pin">
          <path className="pin-cross__stem" d="M28 48V70" />
          <path className="pin-cross__star" d={starAt(28, 26)} />
          <circle className="pin-cross__dot" cx="28" cy="26" r="6" />
        </g>
        <circle className="pin-cross__tip" cx="28" cy="70" r="3.5" />
      </svg>
    </div>
  )
}
