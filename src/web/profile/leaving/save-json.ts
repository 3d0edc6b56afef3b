/** Hands a document to the browser as a file, readable for people too. */
export function saveJson(document_: unknown, fileName: string): void {
  const file = new Blob([`${JSON.stringify(document_, null, 2)}\n`], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has begun to read the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
