import type { Block, Inline } from './tree.ts'

/** Where a drawing lies, by its name, and how large it is. */
export type PictureAddress = (name: string) => { src: string; width: number; height: number }

/** The tree as HTML. Everything that was written goes through `escaped`; tags and names of attributes stand here only. */
export function toHtml(blocks: readonly Block[], picture: PictureAddress): string {
  return blocks.map((block) => blockHtml(block, picture)).join('\n')
}

function blockHtml(block: Block, picture: PictureAddress): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="${escaped(block.id)}">${inlineHtml(block.parts)}</h${block.level}>`
    case 'paragraph':
      return `<p>${inlineHtml(block.parts)}</p>`
    case 'list':
      return `<ul>${itemsHtml(block.items, picture)}</ul>`
    case 'steps': {
      const start = block.start === 1 ? '' : ` start="${block.start}"`
      return `<ol${start}>${itemsHtml(block.items, picture)}</ol>`
    }
    case 'quote': {
      const quote = `<blockquote>${toHtml(block.blocks, picture)}</blockquote>`
      return block.by ? `<figure>${quote}<figcaption>${inlineHtml(block.by)}</figcaption></figure>` : quote
    }
    case 'table':
      return tableHtml(block)
    case 'picture': {
      const caption = block.caption === null ? '' : `<figcaption>${escaped(block.caption)}</figcaption>`
      const { src, width, height } = picture(block.name)
      return `<figure><img src="${escaped(src)}" width="${width}" height="${height}" alt="${escaped(block.says)}">${caption}</figure>`
    }
    case 'rule':
      return '<hr>'
  }
}

/** An item of one paragraph is a line, not a paragraph. */
function itemsHtml(items: readonly (readonly Block[])[], picture: PictureAddress): string {
  return items
    .map((blocks) => {
      const [first, ...rest] = blocks
      const isLine =
        first?.kind === 'paragraph' && rest.every(({ kind }) => kind === 'list' || kind === 'steps')
      const inner = isLine ? inlineHtml(first.parts) + toHtml(rest, picture) : toHtml(blocks, picture)
      return `<li>${inner}</li>`
    })
    .join('')
}

function tableHtml({ head, rows }: Extract<Block, { kind: 'table' }>): string {
  const at = (column: number) => {
    const align = head[column]?.align ?? 'start'
    return align === 'start' ? '' : ` class="${align}"`
  }
  const top = head.map(({ parts }, column) => `<th scope="col"${at(column)}>${inlineHtml(parts)}</th>`)
  const body = rows.map(
    (row) => `<tr>${row.map((parts, column) => `<td${at(column)}>${inlineHtml(parts)}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${top.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function inlineHtml(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return escaped(part)
      if (part.kind === 'break') return '<br>'
      if (part.kind === 'code') return `<code>${escaped(part.text)}</code>`
      const inner = inlineHtml(part.parts)
      return part.kind === 'link'
        ? `<a href="${escaped(part.to)}">${inner}</a>`
        : `<${part.kind}>${inner}</${part.kind}>`
    })
    .join('')
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')
