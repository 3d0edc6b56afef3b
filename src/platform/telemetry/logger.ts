import { type Logger, pino } from 'pino'

/**
 * Lines for machines. Personal data stays out by construction: requests are logged by route pattern only, and these
 * paths are removed should an object that holds them ever be logged.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['phone', 'full_name', 'code', 'token', 'access_token', 'authorization', 'email'].flatMap(
        (name) => [`${name}`, `*.${name}`, `*.*.${name}`],
      ),
      remove: true,
    },
    serializers: { err: describeError },
  })
}

/** The stack and the code of an error; never its properties, which may hold what a person typed. */
function describeError(error: Error & { code?: string }) {
  return { type: error.name, code: error.code, stack: error.stack }
}
