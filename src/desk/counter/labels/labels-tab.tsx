import type { CounterPost } from '#modules/counter/counter.contract.ts'

export function LabelsTab({ post }: { post: CounterPost }) {
  return <p>{post.point.name}</p>
}
