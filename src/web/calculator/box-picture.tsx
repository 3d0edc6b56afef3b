import type { Size } from './terms.ts'

/** Three sides of a box, seen from the corner, standing on the ground at 96. The teapot beside it is 22 cm long. */
const drawings: Readonly<
  Record<Size, { left: string; right: string; top: string; tape: string; pot: number }>
> = {
  small: {
    left: 'M25 82l24.5 14V75L25 61z',
    right: 'M74 82L49.5 96V75L74 61z',
    top: 'M49.5 46.5L74 61 49.5 75 25 61z',
    tape: 'M60 52.5l4 2.3L39 69v6l-4-2.3v-6z',
    pot: 0,
  },
  medium: {
    left: 'M12.5 75l37 21V68l-37-21.5z',
    right: 'M86.5 75l-37 21V68l37-21.5z',
    top: 'M49.5 25l37 21.5-37 21.5-37-21.5z',
    tape: 'M65.5 34.3l5 3L33.5 58.5v8l-5-3v-8z',
    pot: 12.3,
  },
  large: {
    left: 'M6.5 67.5L55.5 96V60.5L6.5 32z',
    right: 'M92.5 75l-37 21V60.5l37-21.3z',
    top: 'M43.3 11l49.2 28.2-37 21.3L6.5 32z',
    tape: 'M64.5 23l6.8 4-37 21.3v10l-6.8-4v-10z',
    pot: 18.4,
  },
  other: {
    left: 'M15 72l42 24V53.5L15 29.3z',
    right: 'M84 80.5L57 96V53.5l27-15.7z',
    top: 'M42 13.6l42 24.2-27 15.7-42-24.2z',
    tape: '',
    pot: 9.8,
  },
}

const teapot =
  'M88.5 96h12.2c4.8-3.4 5.1-11.9-.900-15.3H89.3c-5.9 3.4-5.6 11.9-.800 15.3zM89.3 80.7c1.2-3.2 9.4-3.2 10.5 0zM94.6 78.1v-2.3M104.1 90.3c4-.8 4-6.5 7.4-9.1M85.1 83.2c-6.3-.8-6.6 8.5-.6 8.5'
const teapotPattern = 'M85.9 88l2.9-2.5 3 2.5 2.8-2.5 2.8 2.5 3-2.5 2.9 2.5'

/** A box to be recognised by eye: all four are drawn to one scale, beside a teapot. */
export function BoxPicture({ size }: { size: Size }) {
  const { left, right, top, tape, pot } = drawings[size]
  return (
    <svg
      className="box-picture"
      viewBox="0 0 140 104"
      data-own={size === 'other' || undefined}
      aria-hidden="true"
    >
      <path className="box-picture__ground" d="M4 96h132" />
      <path className="box-picture__left" d={left} />
      <path className="box-picture__right" d={right} />
      <path className="box-picture__top" d={top} />
      <path className="box-picture__tape" d={tape} />
      <g transform={`translate(${pot})`}>
        <path className="box-picture__pot" d={teapot} />
        <path className="box-picture__pattern" d={teapotPattern} />
      </g>
    </svg>
  )
}
