/** The key of the order being sent, with what was sent: the same order asked for again is made once. */
type Attempt = Readonly<{ key: string; body: string }>

const storageKey = 'order_attempt'
let unkept: Attempt | undefined

/** The key to send a body with: the one it went out with before, when its answer was lost; otherwise a new one. */
export function attemptKey(body: unknown, newKey: () => string): string {
  const text = JSON.stringify(body)
  const before = keptAttempt()
  if (before?.body === text) return before.key
  const attempt = { key: newKey(), body: text }
  keep(attempt)
  return attempt.key
}

/** Answered: the next order is another one. */
export function forgetAttempt(): void {
  unkept = undefined
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}

function keep(attempt: Attempt): void {
  unkept = attempt
  try {
    localStorage.setItem(storageKey, JSON.stringify(attempt))
  } catch {
    // As long as the page lives, it is remembered here.
  }
}

function keptAttempt(): Attempt | undefined {
  try {
    const { key, body } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Attempt>
    return typeof key === 'string' && typeof body === 'string' ? { key, body } : unkept
  } catch {
    return unkept
  }
}
