import type { CounterPost } from '#modules/counter/counter.contract.ts'

export function HandsTab({ post }: { post: CounterPost }) {
  return <p>{post.point.name}</p>
}
