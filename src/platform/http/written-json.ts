const texts = new WeakMap<object, string>()
const bytes = new WeakMap<object, Buffer>()
const utf8 = new TextEncoder()

/** For an answer whose text is needed twice: it is written once. Nobody may change it afterwards. */
export function writtenOnce<T extends object>(answer: T): T {
  texts.set(answer, JSON.stringify(answer))
  return answer
}

/**
 * For an answer that is kept and sent many times: it is kept as the bytes that travel. A text with a letter beyond
 * Latin 1, as every Uzbek one, would be put together and encoded again for each caller. Nobody may change it afterwards.
 */
export function keptAsBytes<T extends object>(answer: T): T {
  // Memory of its own: a piece of the shared pool would hold the whole of it for as long as the answer is kept.
  bytes.set(answer, Buffer.from(utf8.encode(JSON.stringify(answer)).buffer))
  return answer
}

/** The text of an answer. */
export function textOf(body: object): string {
  return texts.get(body) ?? JSON.stringify(body)
}

/** What is sent for an answer. */
export function sentFormOf(body: object): string | Buffer {
  return bytes.get(body) ?? textOf(body)
}
