import type { ReactNode } from 'react'
import { classes, type Placed } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'

export type NoticeTone = 'info' | 'warning' | 'danger'

const icons: Record<NoticeTone, IconName> = { info: 'info', warning: 'warning', danger: 'warning' }

type NoticeProps = Placed & { tone: NoticeTone; icon?: IconName; title?: string; children: ReactNode }

/** Something worth knowing, beside what it is about. The sign repeats what the colour says. */
export function Notice({ tone, icon = icons[tone], title, className, children }: NoticeProps) {
  return (
    <div className={classes('notice', `notice--${tone}`, className)}>
      <Icon name={icon} size="small" />
      <div>
        {title && <strong className="notice__title">{title}</strong>}
        {children}
      </div>
    </div>
  )
}
