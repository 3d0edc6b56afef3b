import './living-figures.css'

export type ToldFigures = Readonly<{
  label: string
  rows: readonly Readonly<{ value: string; words: string }>[]
}>

/** What the system has counted, not what somebody has written. */
export const LivingFigures = ({ figures: { label, rows } }: { figures: ToldFigures }) => (
  <section className="wrap living-figures" aria-label={label}>
    <dl className="living-figures__list">
      {rows.map(({ value, words }) => (
        <div key={words} className="living-figures__one">
          <dt>{words}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
