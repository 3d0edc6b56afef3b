import './article.css'
import type { ReactNode } from 'react'
import { classes, type Placed } from '../class-names.ts'

type ArticleProps = Placed & {
  /** Of the words, where they are in another language than the page. */
  lang?: string | undefined
} & ({ children: ReactNode; html?: undefined } | { html: string; children?: undefined })

/**
 * Something to read: plain headings, lists, tables, quotes and pictures get their look from here. `html` is only ever what the
 * server made of a tree of its own, never what somebody wrote.
 */
export function Article({ className, lang, html, children }: ArticleProps) {
  const own = { className: classes('article', className), lang }
  return html === undefined ? (
    <div {...own}>{children}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it, tag by tag, from a tree without tags
    <div {...own} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
