import type { Db } from '#platform/db/database.ts'
import { findDeskColleagues } from './staff.repo.ts'

/** Those to whom something that came to the desk can be handed. */
export async function deskColleagues(db: Db): Promise<{ id: string; name: string }[]> {
  return (await findDeskColleagues(db)).map(({ id, name }) => ({ id: String(id), name }))
}
