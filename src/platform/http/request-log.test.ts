import { expect, test } from 'vitest'
import { createLogger } from '#platform/telemetry/logger.ts'
import { RequestLog } from './request-log.ts'

function logged(say: (log: RequestLog) => void) {
  const lines: Record<string, unknown>[] = []
  const logger = createLogger('info', { write: (line: string) => lines.push(JSON.parse(line)) })
  let children = 0
  logger.onChild = () => {
    children += 1
  }
  say(new RequestLog(logger, { reqId: 'a-1' }))
  return { lines, children }
}

test('every line names its request, and what may hold a person is removed as ever', () => {
  const { lines, children } = logged((log) => {
    log.error({ err: new Error('broken'), phone: '901112233' }, 'failed')
    log.warn('slow')
    log.child({ job: 'x' }).info('more')
  })
  expect(lines).toMatchObject([
    { reqId: 'a-1', level: 50, msg: 'failed', err: { message: 'broken' } },
    { reqId: 'a-1', level: 40, msg: 'slow' },
    { reqId: 'a-1', level: 30, job: 'x', msg: 'more' },
  ])
  expect(JSON.stringify(lines)).not.toContain('901112233')
  expect(children).toBe(2)
})

test('a request without a line makes no logger', () => {
  expect(logged((log) => log.level)).toEqual({ lines: [], children: 0 })
})

test('what the level leaves out stays out', () => {
  expect(logged((log) => log.debug('quiet')).lines).toEqual([])
})
