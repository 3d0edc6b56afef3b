import type { FieldView } from '#client/field/field-store.ts'
import { questionsIn } from '../parts/waiting.ts'

/** Why nobody signs out now: with whoever leaves goes what was not sent, and what was answered and not read. */
export function whyStay(
  view: Pick<FieldView, 'queue' | 'files' | 'troubles' | 'refusedFiles' | 'day'>,
): 'waits' | 'unread' | 'shift' | undefined {
  if (view.queue.length + view.files.length > 0) return 'waits'
  if (questionsIn(view) > 0) return 'unread'
  return view.day?.shift?.ended_at === null ? 'shift' : undefined
}
