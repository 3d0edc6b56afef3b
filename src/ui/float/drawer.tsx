import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useDisclosure } from './use-disclosure.ts'

type DrawerProps = { openLabel: string; closeLabel: string; children: ReactNode }

/** A sheet from the right edge, for narrow screens. Built on <details>, so it opens before, and without, any script. */
export function Drawer({ openLabel, closeLabel, children }: DrawerProps) {
  const disclosure = useDisclosure()
  return (
    <details ref={disclosure} className="drawer">
      <summary className="drawer__button icon-button">
        <span className="drawer__when-closed">
          <Icon name="menu" />
          <span className="spoken">{openLabel}</span>
        </span>
        <span className="drawer__when-open">
          <Icon name="close" />
          <span className="spoken">{closeLabel}</span>
        </span>
      </summary>
      <div className="drawer__panel">{children}</div>
    </details>
  )
}
