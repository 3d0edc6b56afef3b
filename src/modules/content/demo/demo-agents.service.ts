import type { Db } from '#platform/db/database.ts'
import { insertAgentStep, saveContract } from '../agents/agents.repo.ts'
import type { ContractState } from '../domain/agent-contract.ts'
import { findContact, insertLead, saveOwner } from '../leads/leads.repo.ts'

const hourMs = 3_600_000

/** Of the demo's operator. */
const operatorPhone = '901000013'

type Applicant = {
  hoursAgo: number
  name: string
  lastName: string
  phone: string
  company: string
  region_id: number
  address: string
  message: string
  /** The steps that the operator has taken since, a day apart. */
  steps: readonly { state: ContractState; note?: string }[]
}

const applicants: readonly Applicant[] = [
  {
    hoursAgo: 100,
    name: 'Sherzod',
    lastName: 'Rahimov',
    phone: '901000051',
    company: 'Sherzod kitoblari',
    region_id: 8,
    address: 'Samarqand, Universitet xiyoboni, bekat yonida',
    message: 'Kitob doʻkoni, kuniga yuzta odam kiradi. Ikki tokcha boʻsh.',
    steps: [{ state: 'talking', note: 'Joyini koʻrdik, maʼqul' }, { state: 'contract_sent' }],
  },
  {
    hoursAgo: 60,
    name: 'Gulbahor',
    lastName: 'Yusupova',
    phone: '901000052',
    company: 'Gulbahor atelyesi',
    region_id: 2,
    address: 'Marhamat, Mustaqillik koʻchasi, bozor roʻparasida',
    message: 'Atelyeda burchak boʻsh turibdi.',
    steps: [],
  },
]

/** So that the board of those who want to run a point shows what it is for. */
export async function loadDemoAgents({ db }: { db: Db }, now: Date): Promise<void> {
  const operator = await findContact(db, operatorPhone)
  for (const { hoursAgo, steps, ...about } of applicants) {
    const came = new Date(now.getTime() - hoursAgo * hourMs)
    const id = await insertLead(
      db,
      { ...about, kind: 'agent', email: undefined },
      { network: '127.0.0.1', locale: 'uz', now: came, page: '/become-agent' },
    )
    if (operator === undefined) continue
    for (const [index, { state, note }] of steps.entries()) {
      const at = new Date(came.getTime() + (index + 1) * 24 * hourMs)
      if (index === 0) await saveOwner(db, id, operator, at)
      await saveContract(db, id, { state, contract: null, pointId: null }, at)
      await insertAgentStep(db, id, { state, note }, { by: operator, at })
    }
  }
}
