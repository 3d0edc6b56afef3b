import './screen-states.css'
import type { ReactNode } from 'react'
import { Girih } from '../girih.tsx'
import { Star } from '../star.tsx'

type EmptyStateProps = {
  title: string
  children: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  /** Of what it stands in: 2 where it is all that a screen shows. */
  level?: 2 | 3
}

/** A wall that waits for its tile. */
const waitingWall = [' :o1o: ', ':o1@1o:', ' :o1o: ']
/** The same wall with a tile fallen out of it. */
const brokenWall = ['.:o21o:', ':o1@:. ', '.:o21o:']

export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className="screen-state">
      <div className="screen-state__art">
        <Girih wall={waitingWall} />
      </div>
      <Title>{title}</Title>
      <div className="screen-state__text">{children}</div>
      {action}
    </div>
  )
}

/** What happened and what to do; spoken when it appears. */
export function ErrorState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="screen-state screen-state--error" role="alert">
      <div className="screen-state__art">
        <Girih wall={brokenWall} />
      </div>
      <h3>{title}</h3>
      <div className="screen-state__text">{children}</div>
      {action}
    </div>
  )
}

/** While a whole screen is on its way: a star runs along the road. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <div className="loading-screen" role="status">
      <span className="loading-screen__road">
        <Star className="loading-screen__star" />
      </span>
      <span>{label}</span>
    </div>
  )
}
