import type { CounterPost } from '#modules/counter/counter.contract.ts'

export function CourierTab({ post }: { post: CounterPost }) {
  return <p>{post.point.name}</p>
}
