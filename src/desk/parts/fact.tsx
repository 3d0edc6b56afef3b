import type { ReactNode } from 'react'

/** A line of a `desk-facts` list: what it is, and how it is. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
