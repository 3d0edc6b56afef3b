// biome-ignore-all lint/suspicious/noArrayIndexKey: parts of what is written never change places

import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isPostPicture } from '#modules/content/domain/post-pictures.ts'
import type { Block, Inline } from '#platform/markdown/tree.ts'
import { useLinkPrefetch } from '../../shell/link-prefetch.ts'
import { Picture } from './parts.tsx'

/** What an editor wrote, block by block: there is no kind of block that could bring a tag of its own. */
export function PostBody({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <PostBlock key={index} block={block} />)
}

function PostBlock({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Level = block.level === 2 ? 'h2' : 'h3'
      return (
        <Level id={block.id}>
          <Words parts={block.parts} />
        </Level>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Words parts={block.parts} />
        </p>
      )
    case 'list':
      return (
        <ul>
          <Items items={block.items} />
        </ul>
      )
    case 'steps':
      return (
        <ol start={block.start}>
          <Items items={block.items} />
        </ol>
      )
    case 'quote':
      return <Quote block={block} />
    case 'table':
      return <PostTable block={block} />
    case 'picture':
      return isPostPicture(block.name) ? (
        <figure>
          <Picture name={block.name} says={block.says} />
          {block.caption !== null && <figcaption>{block.caption}</figcaption>}
        </figure>
      ) : null
    case 'rule':
      return <hr />
  }
}

/** An item of one paragraph is a line, not a paragraph. */
function Items({ items }: { items: readonly (readonly Block[])[] }) {
  return items.map((blocks, index) => {
    const [first, ...rest] = blocks
    const isLine =
      first?.kind === 'paragraph' && rest.every(({ kind }) => kind === 'list' || kind === 'steps')
    return (
      <li key={index}>
        {isLine && <Words parts={first.parts} />}
        <PostBody blocks={isLine ? rest : blocks} />
      </li>
    )
  })
}

function Quote({ block: { blocks, by } }: { block: Extract<Block, { kind: 'quote' }> }) {
  const quote = (
    <blockquote>
      <PostBody blocks={blocks} />
    </blockquote>
  )
  return by === null ? (
    quote
  ) : (
    <figure>
      {quote}
      <figcaption>
        <Words parts={by} />
      </figcaption>
    </figure>
  )
}

function PostTable({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  const at = (column: number) => {
    const align = head[column]?.align
    return align === 'start' ? undefined : align
  }
  return (
    <table>
      <thead>
        <tr>
          {head.map(({ parts }, column) => (
            <th key={column} scope="col" className={at(column)}>
              <Words parts={parts} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((parts, column) => (
              <td key={column} className={at(column)}>
                <Words parts={parts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Words({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <Fragment key={index}>{word(part)}</Fragment>)
}

function word(part: Inline): ReactNode {
  if (typeof part === 'string') return part
  if (part.kind === 'break') return <br />
  if (part.kind === 'code') return <code>{part.text}</code>
  const inner = <Words parts={part.parts} />
  if (part.kind === 'link') return <PostLink to={part.to}>{inner}</PostLink>
  return part.kind === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>
}

/** Pages of ours carry their language already; files of ours and other places are for the browser. */
function PostLink({ to, children }: { to: string; children: ReactNode }) {
  const prefetch = useLinkPrefetch()
  const isPage = to.startsWith('/') && !/^\/api\/|\.[a-z0-9]{2,5}$/.test(to)
  if (isPage)
    return (
      <Link to={to} prefetch={prefetch}>
        {children}
      </Link>
    )
  return (
    <a href={to} rel={to.startsWith('/') ? undefined : 'noopener'}>
      {children}
    </a>
  )
}
