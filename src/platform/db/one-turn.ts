import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { Db } from './database.ts'

/** In one statement. */
const MOST = 100

type Turn<Row> = { db: Db; keys: string[]; found: Promise<ReadonlyMap<string, Row>> }

/**
 * For small questions that every caller asks: those that come in the same turn of the process are asked for together.
 * The way to the database and back is most of what one costs; the more come at once, the fewer ways they take.
 */
export function inOneTurn<Row>(
  find: (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (db: Db, key: string) => Promise<Row | undefined> {
  let current: Turn<Row> | undefined
  const begin = (db: Db): Turn<Row> => {
    const keys: string[] = []
    const found = endOfTurn().then(() => {
      if (current?.keys === keys) current = undefined
      return find(db, keys)
    })
    return { db, keys, found }
  }
  return async (db, key) => {
    if (current?.db !== db || current.keys.length === MOST) current = begin(db)
    current.keys.push(key)
    return (await current.found).get(key)
  }
}
