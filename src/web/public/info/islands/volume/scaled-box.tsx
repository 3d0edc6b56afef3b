import type { Measures } from './billable.ts'

/** What is drawn while a side is missing: the small box. */
const usual = [20, 20, 15] as const
const picture = { width: 260, height: 200 }
const cos30 = Math.cos(Math.PI / 6)

/** The box as it was measured, seen from its corner, as large as the picture allows. */
export function ScaledBox({ sidesCm, label }: { sidesCm: Measures['sidesCm']; label: string }) {
  const isMeasured = sidesCm.every((side) => side !== undefined)
  const [length = 20, width = 20, height = 15] = isMeasured ? sidesCm : usual
  const scale = Math.min(
    (picture.width - 20) / ((length + width) * cos30),
    (picture.height - 20) / ((length + width) / 2 + height),
  )
  const [a, b, h] = [length * scale, width * scale, height * scale]
  const left = (picture.width - (a + b) * cos30) / 2
  const front = { x: left + b * cos30, y: picture.height - 10 }
  const at = (right: number, back: number, up: number) =>
    `${(front.x + (right - back) * cos30).toFixed(1)} ${(front.y - (right + back) / 2 - up).toFixed(1)}`
  return (
    <svg
      className="volume-scales__box"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={label}
      data-measured={isMeasured || undefined}
    >
      <path fill="var(--box-left)" d={`M${at(0, 0, 0)}L${at(0, b, 0)}L${at(0, b, h)}L${at(0, 0, h)}z`} />
      <path fill="var(--box-right)" d={`M${at(0, 0, 0)}L${at(a, 0, 0)}L${at(a, 0, h)}L${at(0, 0, h)}z`} />
      <path fill="var(--box-top)" d={`M${at(0, 0, h)}L${at(a, 0, h)}L${at(a, b, h)}L${at(0, b, h)}z`} />
      <path
        fill="var(--box-tape)"
        d={`M${at(a * 0.42, 0, h)}L${at(a * 0.58, 0, h)}L${at(a * 0.58, b, h)}L${at(a * 0.42, b, h)}z`}
      />
    </svg>
  )
}
