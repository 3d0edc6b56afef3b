/** By then the browser has taken the bytes, however slow the phone. */
const keptMs = 60_000

/** Saved rather than opened: a phone shows it from there, and no blocker of windows is in the way. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
