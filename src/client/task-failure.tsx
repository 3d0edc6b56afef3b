import './task-failure.css'
import { Notice } from '#ui/show/notice.tsx'
import { useFailureText } from './failure-text.ts'
import type { TaskLook } from './use-task.ts'

/** What went wrong with a press. The place is there from the start, so that its words are spoken. */
export function TaskFailure({ task }: { task: Pick<TaskLook, 'error'> }) {
  const failureText = useFailureText()
  return (
    <div className="task-failure" role="status">
      {task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}
    </div>
  )
}
