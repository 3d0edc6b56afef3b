import type { CounterPost } from '#modules/counter/counter.contract.ts'

export function CashTab({ post }: { post: CounterPost }) {
  return <p>{post.point.name}</p>
}
