import { useEffect, useState } from 'react'
import type { Api, ApiError } from '#client/api.ts'
import { useAnswer } from '#client/use-answer.ts'
import { usePages } from '#client/use-pages.ts'
import { useTask, useWork } from '#client/use-task.ts'
import type { Result } from '#kernel/result.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import type { AnswerOf } from '#platform/calls/address.ts'

export type ChatAnswer = AnswerOf<typeof bulkCalls.readChat>
export type ChangeChat = ReturnType<typeof useChat>['change']
export type ChatMessage = ChatAnswer['messages'][number]

/** The messages, the rows that came of them, and a hand that writes into a row. */
export function useChat({ id }: UploadAnswer, onChanged: (upload: UploadAnswer) => void) {
  const params = { id }
  const chat = useAnswer(bulkCalls.readChat, { params })
  const pages = usePages(bulkCalls.readRows, { params, query: { limit: 200 } })
  const [written, setWritten] = useState<ReadonlyMap<number, RowAnswer>>(new Map())
  const task = useTask(bulkCalls.changeRow)
  // Read anew, rows are as they were written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of rows brings them as they are now
  useEffect(() => setWritten(new Map()), [pages.items])

  // A row that was made of a message later stands with its message.
  const rows = pages.items
    .map((row) => written.get(row.n) ?? row)
    .sort((one, other) => (one.message ?? 0) - (other.message ?? 0) || one.n - other.n)
  const write = async (n: number, field: Field, text: string) => {
    const answer = await task.run({ params: { id, n }, body: { cells: { [field]: text } } })
    if (!answer.ok) return false
    const { row, upload } = answer.value
    setWritten((before) => new Map(before).set(n, row))
    onChanged(upload)
    void chat.refresh()
    return true
  }
  const work = useWork()
  /** Something else was done to the rows; what they are now is read anew. */
  const change = async <T extends { upload: UploadAnswer }>(
    ask: (api: Api) => Promise<Result<T, ApiError>>,
  ): Promise<T | undefined> => {
    const answer = await work.run(ask)
    if (!answer.ok) return undefined
    onChanged(answer.value.upload)
    again()
    return answer.value
  }
  const again = () => {
    pages.again()
    void chat.refresh()
  }
  return { chat, pages, rows, task, write, again, change, work }
}
