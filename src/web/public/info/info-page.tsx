import './info.css'
import { type ComponentType, useMemo } from 'react'
import { assert } from '#kernel/assert.ts'
import { useFrame } from '../../shell/current-page.ts'
import { StructuredData } from '../../shell/structured-data.tsx'
import { Calculator } from './blocks/calculator.tsx'
import { Cards } from './blocks/cards.tsx'
import { Comparison, InfoTable } from './blocks/comparison.tsx'
import { WideDrawing } from './blocks/drawing.tsx'
import { Facts, FigureQuote } from './blocks/facts.tsx'
import { InfoForm } from './blocks/form.tsx'
import { Lead } from './blocks/lead.tsx'
import { NextStep } from './blocks/next.tsx'
import { Points } from './blocks/points.tsx'
import { Questions } from './blocks/questions.tsx'
import { Rules } from './blocks/rules.tsx'
import { Steps } from './blocks/steps.tsx'
import { InfoNotice, TextPart } from './blocks/text.tsx'
import { Timeline } from './blocks/timeline.tsx'
import { WayLink } from './prose.tsx'
import { Section } from './section.tsx'
import type { ShownBlock, ShownIsland, ShownPage, Way } from './shown.ts'
import { thingsOf } from './things.ts'

/** Live parts by their name in the page's data; `given` is what the page's data made for them. */
export type Islands = Readonly<Record<string, ComponentType<{ given: never }>>>

/** A page that is data: block after block, in the order of the data. */
export function InfoPage({ page, islands = {} }: { page: string; islands?: Islands }) {
  const shown = useMemo(() => JSON.parse(page) as ShownPage, [page])
  const { crumbs, crumbsLabel, blocks, given } = shown
  const origin = useFrame()?.origin ?? ''
  return (
    <div className="info">
      <StructuredData things={import.meta.env.SSR ? thingsOf(shown, origin) : []} />
      <Crumbs crumbs={crumbs} label={crumbsLabel} />
      {blocks.map((block) =>
        block.kind === 'island' ? (
          <Island key={block.id} block={block} islands={islands} given={given} />
        ) : (
          <Block key={block.id} block={block} />
        ),
      )}
    </div>
  )
}

function Block({ block }: { block: Exclude<ShownBlock, ShownIsland> }) {
  switch (block.kind) {
    case 'lead':
      return <Lead block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'points':
      return <Points block={block} />
    case 'cards':
    case 'links':
      return <Cards block={block} />
    case 'rules':
      return <Rules block={block} />
    case 'questions':
      return <Questions block={block} />
    case 'timeline':
      return <Timeline block={block} />
    case 'facts':
      return <Facts block={block} />
    case 'text':
      return <TextPart block={block} />
    case 'table':
      return <InfoTable block={block} />
    case 'comparison':
      return <Comparison block={block} />
    case 'figure':
      return <FigureQuote block={block} />
    case 'notice':
      return <InfoNotice block={block} />
    case 'next':
      return <NextStep block={block} />
    case 'drawing':
      return <WideDrawing block={block} />
    case 'calculator':
      return <Calculator block={block} />
    case 'form':
      return <InfoForm block={block} />
  }
}

type IslandProps = { block: ShownIsland; islands: Islands; given: unknown }

function Island({ block, islands, given }: IslandProps) {
  const Live = islands[block.name]
  assert(Live, `the route of this page brings no ${block.name}`)
  return (
    <Section block={block}>
      <Live given={given as never} />
    </Section>
  )
}

/** From home to this page. */
function Crumbs({ crumbs, label }: { crumbs: readonly Way[]; label: string }) {
  return (
    <nav className="wrap" aria-label={label}>
      <ol className="info-crumbs">
        {crumbs.map(({ to, text }, index) => (
          <li key={to} className="info-crumbs__step">
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <WayLink way={{ to, text }} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
