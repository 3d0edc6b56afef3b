import './number-star.css'
import { classes, type Placed } from '#ui/class-names.ts'
import { Star } from '#ui/star.tsx'

type NumberStarProps = Placed & {
  number: number
  /** `now`: full, where to go; `later`: an outline; `trouble`: something is wrong there. */
  look: 'now' | 'later' | 'done' | 'trouble'
}

/** A stop on the way: the star of our tiles with its number. */
export function NumberStar({ number, look, className }: NumberStarProps) {
  return (
    <span className={classes('number-star', `number-star--${look}`, className)}>
      <Star className="number-star__tile" />
      <span className="number-star__number">{number}</span>
    </span>
  )
}
