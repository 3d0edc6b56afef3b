import './task-state.css'
import { Icon } from '#ui/icon.tsx'
import { useFailureText } from './failure-text.ts'
import type { TaskLook } from './use-task.ts'

type TaskStateProps = {
  task: Pick<TaskLook, 'state' | 'error'>
  /** Said when it went well; without it only a failure speaks. */
  done?: string | undefined
}

/** Beside the button: what became of the press. The place is there from the start, so that its words are spoken. */
export function TaskState({ task, done }: TaskStateProps) {
  const failureText = useFailureText()
  return (
    <div className="task-state" role="status">
      {task.state === 'done' && done && (
        <span className="task-state__done">
          <Icon name="check" size="small" />
          {done}
        </span>
      )}
      {task.error && (
        <span className="task-state__failed">
          <Icon name="warning" size="small" />
          {failureText(task.error)}
        </span>
      )}
    </div>
  )
}
