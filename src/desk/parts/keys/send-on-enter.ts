import type { KeyboardEvent } from 'react'

/** For a text field of several lines: Enter sends its form, as on the phone; Shift and Enter begin a line. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
