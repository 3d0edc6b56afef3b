import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type ChoiceRow = { event: string; channel: string; wanted: boolean }

export function findChoices(db: Db, personId: number): Promise<ChoiceRow[]> {
  return db.many<ChoiceRow>(sql`
    select event, channel, wanted from notice_choice where person_id = ${personId}`)
}

export async function saveChoice(db: Db, personId: number, choice: ChoiceRow): Promise<void> {
  await db.run(sql`
    insert into notice_choice (person_id, event, channel, wanted)
    values (${personId}, ${choice.event}, ${choice.channel}, ${choice.wanted})
    on conflict (person_id, event, channel) do update set wanted = excluded.wanted`)
}
