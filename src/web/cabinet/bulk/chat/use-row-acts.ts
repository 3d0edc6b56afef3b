import { useTranslations } from 'use-intl'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { useToast } from '#ui/float/toast.tsx'
import type { ChangeChat } from './use-chat.ts'

/** What was read as no order is made one, and the other way round; that can be taken back. */
export function useRowActs({ id }: UploadAnswer, change: ChangeChat, onChoose: (n?: number) => void) {
  const t = useTranslations('bulkFlow.chat')
  const toast = useToast()
  const make = async (index: number) => {
    const made = await change((api) => api.call(bulkCalls.makeRows, { params: { id, index } }))
    if (made) onChoose(made.items[0]?.n)
  }
  const undo = async (n: number) => {
    const undone = await change((api) => api.call(bulkCalls.undo, { params: { id } }))
    if (undone) onChoose(n)
  }
  const drop = async ({ n, message }: RowAnswer) => {
    if (message === null) return
    const input = { params: { id, index: message }, query: { row: n } }
    const dropped = await change((api) => api.call(bulkCalls.dropRows, input))
    if (!dropped) return
    onChoose(undefined)
    toast({ text: t('dropped'), action: { label: t('undo'), onAction: () => void undo(n) } })
  }
  return { make: (index: number) => void make(index), drop: (row: RowAnswer) => void drop(row) }
}
