import { Notice } from '#ui/show/notice.tsx'
import { ProseText } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { ShownNotice, ShownText } from '../shown.ts'
import { Ways } from './lead.tsx'

/** A heading, and beside it what there is to say. */
export function TextPart({ block }: { block: ShownText }) {
  const { id, title, text, note, ways } = block
  return (
    <Section block={{ id, title, text: undefined, note }} side>
      {text && <ProseText prose={text} className="info-text" />}
      {ways && <Ways ways={ways} />}
    </Section>
  )
}

export function InfoNotice({ block: { id, title, text, tone } }: { block: ShownNotice }) {
  return (
    <div className="wrap info-notice" id={id}>
      <Notice tone={tone} {...(title ? { title } : {})}>
        {text && <ProseText prose={text} />}
      </Notice>
    </div>
  )
}
