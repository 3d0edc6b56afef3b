import { classes, type Placed } from './class-names.ts'
import { type IconName, outlines } from './icon-outlines.ts'

export type { IconName }

export const iconNames = Object.keys(outlines) as IconName[]

type Look = Placed & { size?: 'small' | 'tiny' }

/** Always beside words or inside something that has a spoken name, so it is silent itself. */
export const Icon = ({ name, ...look }: Look & { name: IconName }) => <Outline d={outlines[name]} {...look} />

/** One that is drawn somewhere else: not everybody needs the icons of one app. */
export function Outline({ d, size, className }: Look & { d: string }) {
  return (
    <svg
      className={classes('icon', size && `icon--${size}`, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
