/** The text of an answer from outside; undefined as soon as it is longer than it may be: the rest is not read. */
export async function readCapped(response: Response, longest: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longest) return undefined
  }
  return text + decoder.decode()
}
