import type { ReactNode } from 'react'

type IntroScreenProps = {
  /** A short quiet line above the title, such as a status code. */
  above?: ReactNode
  title: string | undefined
  text: string | undefined
  /** A drawing beside the words; below them on a phone. */
  art: ReactNode
  /** What to do from here. */
  children: ReactNode
}

/** One heading, one sentence, the next step, and a drawing. */
export function IntroScreen({ above, title, text, art, children }: IntroScreenProps) {
  return (
    <div className="wrap">
      <div className="intro-screen">
        <div className="intro-screen__words">
          {above && <p className="intro-screen__above">{above}</p>}
          <h1>{title}</h1>
          <p className="lead intro-screen__lead">{text}</p>
          {children}
        </div>
        <div className="intro-screen__art">{art}</div>
      </div>
    </div>
  )
}

/** Buttons under the words, side by side or, on a phone, one below the other. */
export function IntroActions({ children }: { children: ReactNode }) {
  return <div className="intro-screen__actions">{children}</div>
}
