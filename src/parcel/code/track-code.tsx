import './track-code.css'
import { classes, type Placed } from '#ui/class-names.ts'

/** One unbroken text that is copied as it is; grouped by four for the eye alone. */
export function TrackCode({ code, className }: Placed & { code: string }) {
  const [first, ...rest] = code.match(/.{1,4}/g) ?? ['']
  return (
    <span className={classes('track-code', className)}>
      {first}
      {rest.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups stand in the order of the code
        <span key={index}>{group}</span>
      ))}
    </span>
  )
}
