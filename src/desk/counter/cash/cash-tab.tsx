import '../parts/counter-parts.css'
import './cash-tab.css'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { useSubView } from '../parts/sub-view.ts'
import { cashViewIn } from './cash-view.ts'
import { DrawerScreen } from './drawer-screen.tsx'
import { HandInScreen } from './hand-in-screen.tsx'
import { StatementScreen } from './statement/statement-screen.tsx'

/** The drawer of this counter: what should be in it, the count in the evening, and what the work has earned. */
export function CashTab({ post }: { post: CounterPost }) {
  const { query } = useSubView()
  const shown = cashViewIn(query)
  const today = tashkentDay(new Date(post.server_time))
  switch (shown.view) {
    case 'drawer':
      return <DrawerScreen key={shown.day} post={post} today={today} asked={shown.day} />
    case 'hand-in':
      return <HandInScreen />
    case 'statement':
      return <StatementScreen today={today} month={shown.month} day={shown.day} />
  }
}
