import { useCallback, useRef, useState } from 'react'
import { err, type Result } from '#kernel/result.ts'
import { type AnswerOf, addressOf, type InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { type Api, type ApiError, type CallOptions, useApi } from './api.ts'
import { fieldText } from './failure-text.ts'
import { randomKey } from './random-key.ts'

type State = {
  readonly state: 'idle' | 'busy' | 'done' | 'failed'
  readonly error: ApiError | undefined
}

export type TaskLook = State & {
  /** Nobody knows whether it was done: asked again, it is asked for the same. */
  readonly unanswered: boolean
  /** What the server says is wrong with a field. */
  readonly told: (field: string) => string | undefined
  readonly reset: () => void
}

export type Task<C extends Call> = TaskLook & {
  /** A second press while it runs does nothing and answers `aborted`. */
  readonly run: (input: InputOf<C>, options?: CallOptions) => Promise<Result<AnswerOf<C>, ApiError>>
}

const idle: State = { state: 'idle', error: undefined }

/**
 * Something the person has asked for, on its way to the server. Tried again after a failure it carries the same key, so
 * that it is done once however often its answer was lost.
 */
export function useTask<C extends Call>(call: C): Task<C> {
  const kept = useRef<{ of: string; file: unknown; key: string }>(undefined)
  const { run: work, ...look } = useWork()
  const run: Task<C>['run'] = (input, options = {}) =>
    work(async (api) => {
      const { body, file } = input as { body?: unknown; file?: unknown }
      const of = JSON.stringify([addressOf(call, input), body])
      // Another wish has another key: the server would not take it under the old one.
      if (kept.current?.of !== of || kept.current.file !== file) kept.current = { of, file, key: randomKey() }
      const keyed = keepsAnswers(call) ? { key: kept.current.key, ...options } : options
      const answer = await api.call(call, input, keyed)
      if (answer.ok) kept.current = undefined
      return answer
    })
  return { ...look, run }
}

const keepsAnswers = ({ method, rememberMinutes }: Call) => method === 'POST' && rememberMinutes !== 0

/** Whether the server may have done it all the same, or may still be at it. */
export const isUnanswered = ({ code, status }: ApiError) =>
  status === undefined || status >= 500 || code === 'unreadable_answer' || code === 'idempotency_in_flight'

/** The same for what takes several calls, or none of them alone. */
export function useWork() {
  const api = useApi()
  const [task, setTask] = useState<State>(idle)
  /** What is under way; whoever begins anew meanwhile is not told of what came of it. */
  const running = useRef<symbol>(undefined)
  const run = async <T>(work: (api: Api) => Promise<Result<T, ApiError>>): Promise<Result<T, ApiError>> => {
    if (running.current) return err({ code: 'aborted' })
    const mine = Symbol('run')
    running.current = mine
    setTask({ state: 'busy', error: undefined })
    // What the browser itself refuses (a push service, a clipboard) is a failure like any other.
    const answer = await work(api).catch(() => err<ApiError>({ code: 'failed' }))
    if (running.current !== mine) return answer
    running.current = undefined
    setTask(answer.ok ? { state: 'done', error: undefined } : { state: 'failed', error: answer.error })
    return answer
  }
  const told = (field: string) => task.error && fieldText(task.error, field)
  const reset = useCallback(() => {
    running.current = undefined
    setTask(idle)
  }, [])
  return { ...task, unanswered: task.error !== undefined && isUnanswered(task.error), told, reset, run }
}
