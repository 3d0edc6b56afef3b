import type { z } from 'zod'

/** Thrown at start with a sentence for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** The settings of one part of the house; an empty one counts as none. Throws a sentence that names the wrong ones. */
export function readEnvironment<Shape extends z.ZodType>(
  shape: Shape,
  env: Readonly<Record<string, string | undefined>>,
): z.output<Shape> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ')
  throw new ConfigError(`These settings cannot be used: ${wrong}. docs/operations.md explains each of them.`)
}
