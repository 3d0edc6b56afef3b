import type { Db } from '#platform/db/database.ts'
import { notify } from '#platform/live/notice.ts'

export const deskChannel = 'desk:work'

/** Something came into a queue of the desk in this transaction, left it, or has another clock: open desks look again. */
export const tellDesk = (tx: Db) => notify(tx, deskChannel)
