import './state-badge.css'
import type { ReactNode } from 'react'

const star =
  'M15.2 8L13.1 10.1V13.1H10.1L8 15.2L5.9 13.1H2.9V10.1L.8 8L2.9 5.9V2.9H5.9L8 .8L10.1 2.9H13.1V5.9Z'
const outline = <path d={star} />
const full = <path d={star} className="state-badge__fill" />

const signs = {
  dashed: <path d={star} strokeDasharray="2 1.6" />,
  empty: outline,
  core: (
    <>
      {outline}
      <path className="state-badge__fill" d="M5.6 8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0" />
    </>
  ),
  half: (
    <>
      {outline}
      <path className="state-badge__fill" d="M8 15.2L5.9 13.1H2.9V10.1L.8 8L2.9 5.9V2.9H5.9L8 .8Z" />
    </>
  ),
  framed: (
    <>
      <path d="M1.5 1.5h13v13h-13z" />
      <path
        className="state-badge__fill"
        d="M12 8l-1.2 1.2v1.6H9.2L8 12l-1.2-1.2H5.2V9.2L4 8l1.2-1.2V5.2h1.6L8 4l1.2 1.2h1.6v1.6z"
      />
    </>
  ),
  alarm: (
    <>
      {outline}
      <path d="M8 4.5v4.3M8 10.2v1.7" strokeWidth="1.8" />
    </>
  ),
  full,
  ticked: (
    <>
      {full}
      <path className="state-badge__tick" d="M5 8.2l2.2 2.2L11.2 6" />
    </>
  ),
  cross: <path d="M3 3l10 10M13 3L3 13" strokeWidth="1.8" />,
  clock: (
    <>
      {outline}
      <path d="M8 4.3V8.3h3" strokeWidth="1.6" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type BadgeSign = keyof typeof signs

export type BadgeTone =
  | 'faint'
  | 'brand-line'
  | 'brand'
  | 'plain'
  | 'accent'
  | 'ok'
  | 'ok-full'
  | 'danger-line'
  | 'danger'

export type BadgeLook = Readonly<{ tone: BadgeTone; sign: BadgeSign }>

/** A state in words, with a sign that repeats what the colour says. */
export function StateBadge({ tone, sign, label }: BadgeLook & { label: string }) {
  return (
    <span className={`state-badge state-badge--${tone}`}>
      <svg className="state-badge__sign" viewBox="0 0 16 16" aria-hidden="true">
        {signs[sign]}
      </svg>
      {label}
    </span>
  )
}
