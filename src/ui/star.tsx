/** The eight-pointed star on a 24 grid: a point, a step, a state. */
const starOutline =
  'M21 12l-2.64 2.64v3.72h-3.72L12 21l-2.64-2.64H5.64v-3.72L3 12l2.64-2.64V5.64h3.72L12 3l2.64 2.64h3.72v3.72z'

export function Star({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={starOutline} />
    </svg>
  )
}
