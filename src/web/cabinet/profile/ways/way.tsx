import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

type WayProps = {
  title: string
  /** Said beside the title while it works. */
  on?: string | undefined
  text: string
  children?: ReactNode
}

/** One way in which notices can come: what it is, how it stands, what can be done about it. */
export function Way({ title, on, text, children }: WayProps) {
  return (
    <div className="way">
      <div className="way__words">
        <h3 className="way__title">
          {title}
          {on && (
            <span className="way__on">
              <Icon name="check" size="small" />
              {on}
            </span>
          )}
        </h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}
