import en from './en/index.ts'
import { ozExceptions } from './oz/exceptions.ts'
import ru from './ru/index.ts'
import uz from './uz/index.ts'

/** Written by people; `oz` is made from `uz` when the catalogs are built. */
export const sources = { uz, ru, en } as const

export { ozExceptions }

export type Messages = typeof uz
