import './skeleton.css'
import { classes, type Placed } from '../class-names.ts'

type SkeletonProps = Placed & {
  /** The shape of what is coming. */
  of: 'text' | 'rows' | 'cards'
  count?: number | undefined
  /** Spoken once: "Loading". */
  label: string
}

/** The shape of what is being loaded, so that nothing jumps when it comes. */
export function Skeleton({ of, count = 3, label, className }: SkeletonProps) {
  return (
    <div className={classes('skeleton', `skeleton--${of}`, className)} role="status">
      <span className="spoken">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className="skeleton__item" aria-hidden="true">
          {of !== 'text' && <span className="skeleton__bar skeleton__bar--star" />}
          <span className="skeleton__bar" />
          {of !== 'text' && <span className="skeleton__bar" />}
        </div>
      ))}
    </div>
  )
}
