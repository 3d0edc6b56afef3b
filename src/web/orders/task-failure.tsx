import { Notice } from '#ui/notice.tsx'
import type { Task } from '../profile/use-task.ts'
import { useFailureText } from '../use-failure-text.ts'

/** What went wrong with a press. The place is there from the start, so that its words are spoken. */
export function TaskFailure({ task }: { task: Pick<Task, 'error'> }) {
  const failureText = useFailureText('myOrders')
  return (
    <div className="task-failure" role="status">
      {task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}
    </div>
  )
}
