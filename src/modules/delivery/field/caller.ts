import { assert } from '#kernel/assert.ts'
import type { Caller } from '#platform/http/route.ts'

export function courierOf({ caller }: { caller: Caller }): number {
  assert(caller.person !== undefined, 'a visitor has no day')
  return caller.person
}
