import { classes, type Placed } from '../class-names.ts'
import { Star } from '../star.tsx'

/** The star's outline being drawn. Silent: what is being done is said beside it. */
export function Spinner({ className }: Placed) {
  return <Star className={classes('spinner', className)} />
}
