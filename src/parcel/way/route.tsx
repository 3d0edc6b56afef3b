import './route.css'
import { classes, type Placed } from '#ui/class-names.ts'

type RouteProps = Placed & { from: string; to: string; toSpoken: string }

/** From one place to another: the road between two names. */
export function Route({ from, to, toSpoken, className }: RouteProps) {
  return (
    <div className={classes('card-route', className)}>
      <span>{from}</span>
      <span className="card-route__road" aria-hidden="true" />
      <span className="spoken">{toSpoken}</span>
      <span>{to}</span>
    </div>
  )
}
