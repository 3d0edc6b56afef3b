import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { FileNote } from './keeper.ts'
import { endOf, type Line, type RoundEnd } from './round-end.ts'

/** Pictures follow, one at a time: what has arrived leaves the disk. */
export async function sendFiles(line: Line): Promise<RoundEnd> {
  for (const note of line.keeper.state().notes) {
    if (note.refused) continue
    const end = await sendFile(line, note)
    if (end === 'ended') return end
    const kept = await line.keeper.change((state) => ({
      ...state,
      notes: notesAfter(end, state.notes, note.clientId),
    }))
    if (!kept.ok) return 'full'
    if (end === 'offline' || end === 'failed') return end
  }
  return 'done'
}

type FileEnd = Exclude<RoundEnd, 'again' | 'full' | 'stuck'> | 'refused'

async function sendFile(line: Line, { clientId, kind }: FileNote): Promise<FileEnd> {
  const file = await line.keeper.file(clientId)
  // The phone has lost it: as with one that nobody takes, somebody has to hear of it.
  if (!file) return 'refused'
  const input = { body: { client_id: clientId, kind }, file }
  const answer = await line.api.call(fieldCalls.sendFile, input, { quiet: true })
  return answer.ok ? 'done' : (endOf(line, answer.error) as FileEnd)
}

/** One that fails goes to the end: it holds up the others for this round alone. */
function notesAfter(end: FileEnd, notes: readonly FileNote[], clientId: string): readonly FileNote[] {
  const others = notes.filter((one) => one.clientId !== clientId)
  const note = notes.find((one) => one.clientId === clientId)
  if (!note || end === 'done') return others
  return [...others, end === 'refused' ? { ...note, refused: true } : note]
}
