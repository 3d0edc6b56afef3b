import './message-screen.css'
import type { ReactNode } from 'react'
import { Girih } from '#ui/girih.tsx'
import type { GirihWall } from '#ui/girih-paths.ts'

type MessageScreenProps = {
  /** A short quiet line above the title, such as a status code. */
  above?: ReactNode
  title: string
  text: string
  wall: GirihWall
  /** Where to go from here. */
  children: ReactNode
}

/** A page that says one thing and offers the next step. */
export function MessageScreen({ above, title, text, wall, children }: MessageScreenProps) {
  return (
    <div className="wrap message-screen">
      <div className="message-screen__words">
        {above && <p className="message-screen__above">{above}</p>}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className="message-screen__actions">{children}</div>
      </div>
      <div className="message-screen__wall">
        <Girih wall={wall} />
      </div>
    </div>
  )
}
