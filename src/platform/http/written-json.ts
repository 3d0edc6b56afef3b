const texts = new WeakMap<object, string>()

/** For an answer that is kept and sent many times: it is written once. Nobody may change it afterwards. */
export function writtenOnce<T extends object>(answer: T): T {
  texts.set(answer, JSON.stringify(answer))
  return answer
}

/** The text of an answer. */
export function textOf(body: unknown): string {
  const known = typeof body === 'object' && body !== null ? texts.get(body) : undefined
  return known ?? JSON.stringify(body)
}
