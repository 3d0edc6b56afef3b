import { useEffect, useState } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import { usePages } from '#client/use-pages.ts'
import { useTask } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import type { AnswerOf } from '#platform/calls/address.ts'

export type ChatAnswer = AnswerOf<typeof bulkCalls.readChat>
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

  const rows = pages.items.map((row) => written.get(row.n) ?? row)
  const write = async (n: number, field: Field, text: string) => {
    const answer = await task.run({ params: { id, n }, body: { cells: { [field]: text } } })
    if (!answer.ok) return false
    const { row, upload } = answer.value
    setWritten((before) => new Map(before).set(n, row))
    onChanged(upload)
    void chat.refresh()
    return true
  }
  const again = () => {
    pages.again()
    void chat.refresh()
  }
  return { chat, pages, rows, task, write, again }
}
