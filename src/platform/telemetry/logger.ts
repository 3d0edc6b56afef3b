import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/**
 * Lines for machines. Personal data stays out by construction: requests are logged by route pattern only, and these
 * paths are removed should an object that holds them ever be logged.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: ['phone', 'full_name', 'code', 'token', 'access_token', 'authorization', 'email'].flatMap(
        (name) => [`${name}`, `*.${name}`, `*.*.${name}`],
      ),
      remove: true,
    },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Kind, code and place of an error; never its properties, which may hold what a person typed. The words of PostgreSQL
 * quote values, so of its errors only the code is kept.
 */
function describeError(error: Error & { code?: string; severity?: string }) {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    errorCode: error.code,
    ...(error.severity === undefined ? { message: error.message } : {}),
    stack: frames?.join('\n'),
  }
}
