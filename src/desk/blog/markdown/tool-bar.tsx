import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Tool, tools } from './markdown-tools.ts'

/** On the grid of the other signs; only this screen draws them. */
const signs: Readonly<Record<Tool, string>> = {
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  heading: 'M5 4v16M15 4v16M5 12h10M19 12.5v7.5',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4L12 18.4',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h1M4 12h1M4 18h1',
  quote: 'M4 5v14M9 7h11M9 12h11M9 17h7',
  table: 'M3 4h18v16H3zM3 10h18M3 15h18M10 4v16',
  picture: 'M3 4h18v16H3zM3 16l5.5-5.5 5 5 3-3L21 17M15.5 8.5h1',
}

const toolNames = {
  bold: 'deskBlog.tools.bold',
  heading: 'deskBlog.tools.heading',
  link: 'deskBlog.tools.link',
  list: 'deskBlog.tools.list',
  quote: 'deskBlog.tools.quote',
  table: 'deskBlog.tools.table',
  picture: 'deskBlog.tools.picture',
} as const satisfies Record<Tool, string>

const keysOf: Partial<Record<Tool, string>> = {
  bold: 'Ctrl+B',
  link: 'Ctrl+K',
  heading: 'Ctrl+Shift+H',
  list: 'Ctrl+Shift+L',
  quote: 'Ctrl+Shift+Q',
}

/** One stop of the Tab key; arrows walk between the tools. */
export function ToolBar({ label, onUse }: { label: string; onUse: (tool: Tool) => void }) {
  const t = useTranslations()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tools.length) % tools.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={bar} role="toolbar" className="post-tools" aria-label={label} onKeyDown={walk}>
      {tools.map((tool, at) => {
        const name = t(toolNames[tool])
        const keys = keysOf[tool]
        return (
          <button
            key={tool}
            type="button"
            className="post-tools__one"
            tabIndex={at === current ? 0 : -1}
            aria-label={name}
            title={keys === undefined ? name : `${name} (${keys})`}
            onFocus={() => setCurrent(at)}
            onClick={() => onUse(tool)}
          >
            <svg className="icon icon--small" viewBox="0 0 24 24" aria-hidden="true">
              <path d={signs[tool]} />
            </svg>
          </button>
        )
      })}
    </div>
  )
}
