/** How far an agreement with somebody who wants to run a point has come (decision 66). */
export const contractStates = ['new', 'talking', 'contract_sent', 'signed', 'live', 'declined'] as const
export type ContractState = (typeof contractStates)[number]

type Moves = Readonly<Record<ContractState, readonly ContractState[]>>

/** Nothing is signed that was not sent, and no point opens without a signature. */
const onward: Moves = {
  new: ['talking', 'declined'],
  talking: ['contract_sent', 'declined'],
  contract_sent: ['signed', 'declined'],
  signed: ['live', 'declined'],
  live: [],
  declined: [],
}

/** Takes back what they were told, so the next colleague has to read why. */
const back: Moves = {
  new: [],
  talking: ['new'],
  contract_sent: ['talking'],
  signed: ['contract_sent'],
  live: ['signed'],
  declined: ['talking'],
}

/** What a step has to come with. */
export type ContractNeed = 'note' | 'contract' | 'point_id'

export type ContractMove = { to: ContractState; needs: readonly ContractNeed[] }

const needsOf: Readonly<Partial<Record<ContractState, readonly ContractNeed[]>>> = {
  signed: ['contract'],
  live: ['point_id'],
  declined: ['note'],
}

export const movesFrom = (state: ContractState): ContractMove[] => [
  ...onward[state].map((to) => ({ to, needs: needsOf[to] ?? [] })),
  ...back[state].map((to): ContractMove => ({ to, needs: ['note'] })),
]

/** Nothing more is to be done about the letter: there is a point, or there will be none. */
export const isSettled = (state: ContractState) => state === 'live' || state === 'declined'

export const longestContractNote = 1000
export const longestContractNumber = 60

type Wanted = Readonly<{
  from: ContractState
  to: ContractState
  note?: string | undefined
  contract?: string | undefined
  point_id?: number | undefined
}>

export type MoveRefusal = 'moved' | 'impossible' | Readonly<{ missing: ContractNeed }>

/** Whether a step can be taken; `from` is where the mover saw the agreement. */
export function refusalOfStep(state: ContractState, wanted: Wanted): MoveRefusal | undefined {
  if (state !== wanted.from) return 'moved'
  const move = movesFrom(state).find(({ to }) => to === wanted.to)
  if (!move) return 'impossible'
  const missing = move.needs.find((need) => wanted[need] === undefined)
  return missing && { missing }
}
