import { classes, type Placed } from './class-names.ts'
import { type IconName, outlines } from './icon-outlines.ts'

export type { IconName }

export const iconNames = Object.keys(outlines) as IconName[]

/** Always beside words or inside something that has a spoken name, so it is silent itself. */
export function Icon({ name, size, className }: Placed & { name: IconName; size?: 'small' | 'tiny' }) {
  return (
    <svg
      className={classes('icon', size && `icon--${size}`, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  )
}
