import { readPhones } from '../cells/phones.ts'
import { foldText } from '../fold-text.ts'
import type { CellProblem } from '../row.ts'
import { keep, put, type RowDraft, refuse, rightValue } from './row-draft.ts'
import { checkWords } from './words.ts'

/** Who sends and who receives. */
export function checkPeople(draft: RowDraft, accepted: boolean): void {
  checkWords(draft, 'receiver_name', true)
  checkReceiversPhones(draft)
  const { sender } = draft.ground
  checkWords(draft, 'sender_name', sender.name === undefined)
  checkSendersPhone(draft)
  const from = rightValue(draft, 'sender_phone') ?? sender.phone
  if (!accepted && from !== undefined && from === rightValue(draft, 'receiver_phone'))
    refuse(draft, 'receiver_phone', 'same_phone')
}

/** A second number in the same cell is the second number, unless there is one already. */
function checkReceiversPhones(draft: RowDraft): void {
  const first = draft.lines.receiver_phone
  const second = draft.lines.receiver_phone_2
  if (second !== undefined) checkPhone(draft, 'receiver_phone_2', second)
  if (first === undefined) {
    refuse(draft, 'receiver_phone', 'required')
    return
  }
  const others = checkPhone(draft, 'receiver_phone', first)
  const [other] = others.filter((phone) => phone !== draft.cells.receiver_phone?.value)
  if (other !== undefined && second === undefined) keep(draft, 'receiver_phone_2', other, true)
  if (
    draft.cells.receiver_phone_2?.value === draft.cells.receiver_phone?.value &&
    !draft.cells.receiver_phone_2?.problem
  )
    delete draft.cells.receiver_phone_2
}

function checkSendersPhone(draft: RowDraft): void {
  const line = draft.lines.sender_phone
  if (line !== undefined) checkPhone(draft, 'sender_phone', line)
  else if (draft.ground.sender.phone === undefined) refuse(draft, 'sender_phone', 'required')
}

/** Answers the numbers beside the first. */
function checkPhone(
  draft: RowDraft,
  field: 'receiver_phone' | 'receiver_phone_2' | 'sender_phone',
  line: string,
): readonly string[] {
  const read = readPhones(line)
  if ('problem' in read) {
    const problem = field === 'receiver_phone' ? withKnownPhone(draft, read.problem) : read.problem
    put(draft, field, { value: null, problem })
    return []
  }
  const [phone = '', ...others] = read.phones
  keep(draft, field, phone, read.repaired)
  return others
}

/** The number that this receiver had before, as far as it goes together with what is left of this one. */
function withKnownPhone({ lines, ground }: RowDraft, problem: CellProblem): CellProblem {
  const name = lines.receiver_name
  const before = name === undefined ? undefined : ground.phonesBefore?.get(foldText(name))
  if (!before?.phone.startsWith(String(problem.values?.known ?? ''))) return problem
  const others = problem.suggestions.filter(({ text }) => text !== before.phone)
  return { ...problem, suggestions: [{ text: before.phone, day: before.day }, ...others] }
}
