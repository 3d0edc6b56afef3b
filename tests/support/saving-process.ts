/** Saves the rows of an upload in a process of its own, which can be killed: `url upload`. */
import { saveRowsOf } from '#modules/bulk/save/saving.service.ts'
import { createDatabase } from '#platform/db/database.ts'

const [url = '', upload = ''] = process.argv.slice(2)
const db = createDatabase(url, { poolSize: 2 })
await saveRowsOf({ db, now: () => new Date() }, Number(upload))
await db.close()
