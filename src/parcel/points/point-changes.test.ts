import { expect, test, vi } from 'vitest'
import type { PointChange } from '#modules/points/domain/live-words.ts'
import type { LiveClientOptions } from '#platform/live-client/client.ts'
import { readChange, withChange } from './point-changes.ts'
import { createPointLine } from './point-line.ts'

const open = { id: 7, state: 'open', open_now: true, free: 12 } as const
const other = { ...open, id: 8 }
const full: PointChange = { ...open, state: 'full', free: 0 }
const everything = { openOnly: false, takesOnly: false }

test('a point that is full stays in a list of all and leaves a list of those that take parcels', () => {
  expect(withChange([open, other], full, everything)).toEqual([full, other])
  expect(withChange([open, other], full, { ...everything, takesOnly: true })).toEqual([other])
  const shut = { ...open, state: 'closed', open_now: false } as const
  expect(withChange([open, other], shut, { ...everything, openOnly: true })).toEqual([other])
})

test('a list that the change does not touch is the same list', () => {
  const list = [open, other]
  expect(withChange(list, { ...full, id: 99 }, everything)).toBe(list)
  expect(withChange(list, { ...open }, everything)).toBe(list)
})

test('only changes of points are understood', () => {
  expect(readChange('point', { ...full })).toEqual(full)
  expect(readChange('point', { ...full, state: 'on_fire' })).toBeUndefined()
  expect(readChange('hello', { ...full })).toBeUndefined()
  expect(readChange('point', null)).toBeUndefined()
})

/** A page, and the lines that were opened from it. */
function lineOfPage() {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const opened: (LiveClientOptions & { close: () => void })[] = []
  const line = createPointLine('/live', page, (options) => {
    const client = { ...options, close: vi.fn() }
    opened.push(client)
    return client
  })
  const show = (isShown: boolean) => {
    page.hidden = !isShown
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { line, opened, show }
}

test('parts of a page share one line, which ends with the last of them', () => {
  const { line, opened } = lineOfPage()
  const listener = { onChange: vi.fn(), onGap: vi.fn() }
  const [leave, leaveToo] = [line.listen(listener), line.listen({ ...listener })]
  expect(opened).toHaveLength(1)
  opened[0]?.onMessage({ id: '1', event: 'point', data: full })
  expect(listener.onChange.mock.calls).toEqual([[full], [full]])
  leave()
  expect(opened[0]?.close).not.toHaveBeenCalled()
  leaveToo()
  expect(opened[0]?.close).toHaveBeenCalledOnce()
})

test('a line that goes on where it was has no gap, unless the server says so', () => {
  const { line, opened } = lineOfPage()
  const listener = { onChange: vi.fn(), onGap: vi.fn() }
  line.listen(listener)
  opened[0]?.onState?.('open')
  opened[0]?.onMessage({ id: '1', event: 'ready', data: {} })
  opened[0]?.onState?.('lost')
  opened[0]?.onState?.('open')
  expect(listener.onGap).not.toHaveBeenCalled()
  opened[0]?.onMessage({ id: '9', event: 'gap', data: {} })
  expect(listener.onGap).toHaveBeenCalledOnce()
})

test('whoever looks again, or was cut off before the first word, asks again for everything', () => {
  const { line, opened, show } = lineOfPage()
  const listener = { onChange: vi.fn(), onGap: vi.fn() }
  line.listen(listener)
  opened[0]?.onState?.('open')
  expect(listener.onGap).not.toHaveBeenCalled()
  opened[0]?.onState?.('open')
  expect(listener.onGap).toHaveBeenCalledOnce()
  show(false)
  expect(opened[0]?.close).toHaveBeenCalledOnce()
  show(true)
  opened[1]?.onState?.('open')
  expect(listener.onGap).toHaveBeenCalledTimes(2)
})
