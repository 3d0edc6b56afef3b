import boxes from './art/boxes.svg?url'
import type { Size } from './terms.ts'

/** A box to be recognised by eye: all four are drawn to one scale, beside a teapot. */
export function BoxPicture({ size }: { size: Size }) {
  return (
    <svg className="box-picture" viewBox="0 0 140 104" aria-hidden="true">
      <use href={`${boxes}#${size}`} />
    </svg>
  )
}
