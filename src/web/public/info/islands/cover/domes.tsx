const picture = { width: 340, height: 226 }
const ground = 200
const middle = picture.width / 2

/** Pointed like a dome of the country, `wide` at its foot. */
const dome = (wide: number) => {
  const [half, high] = [wide / 2, wide * 0.56]
  const at = (dx: number, up: number) => `${(middle + dx).toFixed(1)} ${(ground - up).toFixed(1)}`
  return [
    `M${at(-half, 0)}`,
    `C${at(-half * 1.06, high * 0.52)} ${at(-half * 0.52, high * 0.84)} ${at(0, high)}`,
    `C${at(half * 0.52, high * 0.84)} ${at(half * 1.06, high * 0.52)} ${at(half, 0)}`,
  ].join('')
}

/** One dome a level above the box; those that are wide enough for the value stand, the rest are only traced. */
export function Domes({
  levels,
  level,
  label,
}: {
  levels: number
  level: number | undefined
  label: string
}) {
  const widths = Array.from({ length: levels + 1 }, (_, at) => 96 + (212 * at) / Math.max(1, levels))
  return (
    <svg
      className="cover-chooser__domes"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={label}
    >
      {widths
        .map((wide, at) => (
          <path
            key={wide}
            d={`${dome(wide)}z`}
            fill={at === level ? 'var(--brand-soft)' : 'none'}
            stroke={at === level ? 'var(--brand)' : 'var(--line-strong)'}
            strokeWidth={at === level ? 2.4 : 1.2}
            strokeDasharray={at === level ? undefined : '2 5'}
          />
        ))
        .toReversed()}
      <path stroke="var(--text)" strokeWidth="1.6" d={`M8 ${ground}H${picture.width - 8}`} />
      <path fill="var(--box-left)" d="M146 184l24 14v-30l-24-13z" />
      <path fill="var(--box-right)" d="M194 184l-24 14v-30l24-13z" />
      <path fill="var(--box-top)" d="M146 155l24-13 24 13-24 13z" />
      <path fill="var(--box-tape)" d="M155 150l24 13v9l-6 3v-9l-24-13z" />
    </svg>
  )
}
