import { Fragment } from 'react'

/** A number and what it is the number of: "42-uy", "18-xonadon", «д. 42». */
const together = /(\p{Nd}+[-‑]\p{L}+)/u

/** An address that is torn only between its parts. */
export function Unbroken({ text }: { text: string }) {
  return text.split(together).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
