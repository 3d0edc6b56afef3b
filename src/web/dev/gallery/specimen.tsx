import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { type Samples, samplesFor } from './samples.ts'

type Frame = { theme: 'light' | 'dark'; locale: Locale; samples: Samples }

const FrameContext = createContext<Frame | undefined>(undefined)

/** The theme and the texts of the frame a specimen stands in. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('a specimen stands in a frame')
  return frame
}

type BoardProps = {
  title: string
  locale: Locale
  /** One below the other, for what needs the whole width. */
  stacked: boolean
  children: ReactNode
}

/** The same specimens by day and by night, side by side. */
export function Board({ title, locale, stacked, children }: BoardProps) {
  const samples = samplesFor(locale)
  return (
    <section className="board">
      <h2 className="board__title">{title}</h2>
      <div className={stacked ? 'board__frames board__frames--stacked' : 'board__frames'}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} className="board__frame" data-theme={theme}>
            <FrameContext value={{ theme, locale, samples }}>{children}</FrameContext>
          </div>
        ))}
      </div>
    </section>
  )
}

type SpecimenProps = {
  /** Unique on the page within its frame: `button-rest`. */
  name: string
  /** As wide as the frame. */
  wide?: boolean
  children: ReactNode
}

/** One part in one state. */
export function Specimen({ name, wide, children }: SpecimenProps) {
  return (
    <div className={wide ? 'specimen specimen--wide' : 'specimen'} data-specimen={name}>
      {children}
    </div>
  )
}

/** Specimens that are compared with each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="specimen-row">{children}</div>
}
