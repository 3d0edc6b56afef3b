import type { Edit } from './markdown-tools.ts'

/** As if it had been typed: the browser's own undo takes it back. */
export function typeIn(area: HTMLTextAreaElement, { from, to, insert, mark }: Edit): void {
  area.focus()
  area.setSelectionRange(from, to)
  // Nothing else keeps what undo remembers; where it is gone, the words come all the same.
  const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...mark)
}

/** Marks a line, from 1, and brings it into sight. */
export function lineAt(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n')
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
  area.focus()
  area.setSelectionRange(from, from + (lines[line - 1] ?? '').length)
  const share = (line - 1) / Math.max(1, lines.length)
  area.scrollTop = share * area.scrollHeight - area.clientHeight / 3
}
