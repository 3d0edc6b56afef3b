import type { Integration } from '../islands/integrations/integrations.ts'
import type { BlockData, InfoPageData } from '../page-data.ts'

/** One connection: what it does, what of it is there today, and how to get along until the rest is. */
export function integrationPage({ id, kind, state }: Integration): InfoPageData {
  const isThere = state === 'works' || state === 'part'
  const meanwhile: readonly BlockData[] =
    kind === 'shops' || kind === 'records' ? [{ kind: 'steps', at: 'meanwhile', items: meanwhileSteps }] : []
  return {
    under: 'integrations',
    oneOf: `integration/${id}`,
    blocks: [
      { kind: 'lead', at: `one.${id}`, drawing: `integrations#${kind}-${isThere ? 'plugged' : 'waiting'}` },
      { kind: 'notice', at: state, tone: isThere ? 'info' : 'warning' },
      { kind: 'points', at: isThere ? 'does' : 'plan', items: [id] },
      ...(isThere
        ? [{ kind: 'points', at: 'today', items: [id === 'api' ? { name: id, to: 'apiDocs' } : id] } as const]
        : []),
      ...meanwhile,
      {
        kind: 'next',
        at: isThere ? 'use' : 'ask',
        ways: isThere
          ? { all: 'integrations', send: 'sendParcel' }
          : { tell: 'business', all: 'integrations' },
      },
    ],
  }
}

const meanwhileSteps = ['order', 'label', 'tell'] as const
