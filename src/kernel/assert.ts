/** Thrown for a bug, never for something a person did. Only the server boundary catches it. */
export class Bug extends Error {
  override name = 'Bug'
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Bug(message)
}

/** Closes a switch: when a new case appears, the compiler points here. */
export function assertNever(value: never): never {
  throw new Bug(`unexpected case: ${JSON.stringify(value)}`)
}
