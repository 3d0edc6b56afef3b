import { useState } from 'react'
import type { Result } from '#kernel/result.ts'
import type { ApiError } from '../api-client.ts'
import { fieldText } from '../use-failure-text.ts'

export type Task = {
  state: 'idle' | 'busy' | 'done' | 'failed'
  error: ApiError | undefined
  /** What the server says is wrong with a field. */
  told: (field: string) => string | undefined
  /** Answers whether it went well. A second press while it runs does nothing. */
  run: (work: () => Promise<Result<unknown, ApiError>>) => Promise<boolean>
  reset: () => void
}

type State = Pick<Task, 'state' | 'error'>
const idle: State = { state: 'idle', error: undefined }

/** Something the person has asked for, on its way to the server. */
export function useTask(): Task {
  const [task, setTask] = useState<State>(idle)
  const run: Task['run'] = async (work) => {
    if (task.state === 'busy') return false
    setTask({ state: 'busy', error: undefined })
    const answer = await work()
    setTask(answer.ok ? { state: 'done', error: undefined } : { state: 'failed', error: answer.error })
    return answer.ok
  }
  const told = (field: string) => task.error && fieldText(task.error, field)
  return { ...task, told, run, reset: () => setTask(idle) }
}
