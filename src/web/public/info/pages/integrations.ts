import { localizedPath } from '#platform/i18n/locales.ts'
import { integrations as all, integrationKinds } from '../islands/integrations/integrations.ts'
import type { WallGroup } from '../islands/integrations/wall.tsx'
import type { InfoPageData } from '../page-data.ts'

export const integrations: InfoPageData = {
  under: 'business',
  gives: (_, locale, tell) => ({
    groups: integrationKinds.map(
      (kind): WallGroup => ({
        title: tell.plain(`kinds.${kind}`),
        tiles: all
          .filter((one) => one.kind === kind)
          .map(({ id, state }) => ({
            to: localizedPath(locale, `/integration/${id}`),
            name: tell.plain(`one.${id}.title`),
            text: tell.plain(`one.${id}.text`),
            state,
            stands: tell.plain(`states.${state}`),
          })),
      }),
    ),
  }),
  blocks: [
    { kind: 'lead', at: 'lead', drawing: 'integrations#wall', ways: { docs: 'apiDocs', all: '#wall' } },
    { kind: 'island', at: 'wall', name: 'wall' },
    {
      kind: 'points',
      at: 'today',
      items: [
        { name: 'api', icon: 'api' },
        { name: 'money', icon: 'cash' },
        { name: 'labels', icon: 'file' },
      ],
    },
    { kind: 'questions', at: 'ask', items: ['key', 'mine', 'price', 'when'] },
    { kind: 'next', at: 'next', ways: { tell: 'business', partner: 'partnerProgram' } },
  ],
}
