export const applicationStages = ['new', 'call', 'interview', 'hired', 'refused'] as const
export type ApplicationStage = (typeof applicationStages)[number]

type Moves = Readonly<Record<ApplicationStage, readonly ApplicationStage[]>>

/** Nobody is hired unseen: there is a call or an interview in between. */
const onward: Moves = {
  new: ['call', 'interview', 'refused'],
  call: ['interview', 'hired', 'refused'],
  interview: ['hired', 'refused'],
  hired: [],
  refused: [],
}

/** Takes back what a person may have been told, so the next colleague has to read why. */
const back: Moves = {
  new: [],
  call: ['new'],
  interview: ['new', 'call'],
  hired: ['interview', 'refused'],
  refused: ['new', 'call', 'interview'],
}

export type StageMove = { to: ApplicationStage; needsNote: boolean }

export const movesFrom = (stage: ApplicationStage): StageMove[] => [
  ...onward[stage].map((to) => ({ to, needsNote: false })),
  ...back[stage].map((to) => ({ to, needsNote: true })),
]

export const longestApplicationNote = 1000

export type Refusal = 'moved' | 'impossible' | 'note_needed'

/** Whether a move can be made; `from` is where the mover saw the application. */
export function refusalOfMove(
  stage: ApplicationStage,
  { from, to, note }: { from: ApplicationStage; to: ApplicationStage; note: string | undefined },
): Refusal | undefined {
  if (stage !== from) return 'moved'
  const move = movesFrom(stage).find((possible) => possible.to === to)
  if (!move) return 'impossible'
  return move.needsNote && note === undefined ? 'note_needed' : undefined
}
