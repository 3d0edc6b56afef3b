import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { classes } from '#ui/class-names.ts'
import { useLinkPrefetch } from '../../shell/link-prefetch.ts'
import { apiDocsPath } from '../../shell/site-links.ts'
import type { Art, Inline, Prose, Way } from './shown.ts'

/** The address is whole already, its language included. */
export function WayLink({ way: { to, text }, className }: { way: Way; className?: string }) {
  const prefetch = useLinkPrefetch()
  const t = useTranslations('shell')
  if (to === apiDocsPath)
    return (
      <a className={className} href={to} target="_blank" rel="noopener">
        {text}
        <span className="spoken"> ({t('opensInNewWindow')})</span>
      </a>
    )
  if (!to.startsWith('/'))
    return (
      <a className={className} href={to}>
        {text}
      </a>
    )
  return (
    <Link className={className} to={to} prefetch={prefetch}>
      {text}
    </Link>
  )
}

export function InlineText({ text }: { text: Inline }) {
  if (typeof text === 'string') return text
  return text.map((piece, index) => {
    if (typeof piece === 'string') return piece
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change places
    if ('strong' in piece) return <strong key={index}>{piece.strong}</strong>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change places
    return <WayLink key={index} way={piece} />
  })
}

export function ProseText({ prose, className }: { prose: Prose; className?: string }) {
  return (
    <div className={classes('info-prose', className)}>
      {prose.map((part, index) =>
        'p' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
          <p key={index}>
            <InlineText text={part.p} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
          <ul key={index} className="info-prose__list">
            {part.list.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one list never change places
              <li key={at}>
                <InlineText text={line} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

/** A symbol of one of our files. With words it is a picture; without, an ornament that nobody reads aloud. */
export function DrawingOf({
  art: { href, width, height, says },
  className,
}: {
  art: Art
  className?: string
}) {
  const size = { className: classes('info-art', className), viewBox: `0 0 ${width} ${height}`, width, height }
  return says ? (
    <svg {...size} role="img" aria-label={says}>
      <use href={href} />
    </svg>
  ) : (
    <svg {...size} aria-hidden="true">
      <use href={href} />
    </svg>
  )
}
