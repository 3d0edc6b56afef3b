/** The bytes as they are: which letters they stand for is the server's to find out. */
export function base64Of(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
}
