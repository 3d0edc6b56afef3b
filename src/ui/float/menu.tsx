import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useDisclosure } from './use-disclosure.ts'

type MenuProps = {
  label: ReactNode
  /** Menus of one group close each other. */
  group: string
  /** Which edge of the button the list keeps to. */
  side?: 'start' | 'end'
  buttonClassName?: string | undefined
  children: ReactNode
}

/** A button that opens a list of links. Built on <details>, so it opens before, and without, any script. */
export function Menu({ label, group, side = 'start', buttonClassName, children }: MenuProps) {
  const disclosure = useDisclosure()
  return (
    <details ref={disclosure} className={`menu menu--${side}`} name={group}>
      <summary className={classes('menu__button', buttonClassName)}>
        {label}
        <span className="menu__arrow">
          <Icon name="chevronDown" size="tiny" />
        </span>
      </summary>
      <div className="menu__panel">{children}</div>
    </details>
  )
}
