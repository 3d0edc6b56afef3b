import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { LineChip } from './line-chip.tsx'
import { PointSwitches } from './point-switches.tsx'
import { ScanField } from './scan-field.tsx'

/** The scan field, always ready; whether the point takes parcels; and how the line is. */
export function CounterTop({ post }: { post: CounterPost }) {
  return (
    <header className="counter-top">
      <h1 className="spoken">{usePageTexts()?.title}</h1>
      <ScanField />
      <LineChip />
      {post.point.kind === 'depot' ? (
        <p className="counter-top__place">{post.point.name}</p>
      ) : (
        <PointSwitches post={post} />
      )}
    </header>
  )
}
