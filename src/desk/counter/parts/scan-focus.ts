/** The scan field carries this mark: whatever works with scanners knows it by it. */
export const scanFieldMark = { 'data-scan-field': '' } as const

/** Back to the one field that is always ready. */
export function focusScanField(): void {
  document.querySelector<HTMLInputElement>('[data-scan-field]')?.focus()
}
