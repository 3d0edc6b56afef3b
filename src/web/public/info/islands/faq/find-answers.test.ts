import { expect, test } from 'vitest'
import { ozExceptions, sources } from '#locales/index.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { infoPages } from '../../pages/index.ts'
import { findAnswers, indexOf } from './find-answers.ts'
import { otherWords } from './other-words.ts'

const catalogs = buildCatalogs(sources, ozExceptions)
const asked = infoPages.faq?.blocks.flatMap((block) =>
  block.kind === 'questions'
    ? block.items.map((item) => ({ group: block.at, name: typeof item === 'string' ? item : item.name }))
    : [],
)

type Told = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const textOf = (node: unknown): string =>
  typeof node === 'string'
    ? node
    : Array.isArray(node)
      ? node.filter((part) => typeof part === 'string').join(' ')
      : node !== null && typeof node === 'object'
        ? Object.values(node).map(textOf).join(' ')
        : ''

const questions = indexOf([
  ...Object.entries(otherWords).map(([id, title]) => ({ id, title, text: '' })),
  ...(['uz', 'ru', 'en'] as const).flatMap((locale) => {
    const groups = (catalogs[locale].info as unknown as { faq: Told }).faq
    return (asked ?? []).map(({ group, name }) => {
      const told = groups[group]?.[name] as { title: unknown; text: unknown }
      return { id: name, title: textOf(told.title), text: textOf(told.text) }
    })
  }),
])

test('other words are those of questions that exist', () => {
  const known = new Set(asked?.map(({ name }) => name))
  expect(Object.keys(otherWords).filter((id) => !known.has(id))).toEqual([])
})

/** As people ask: any language, script, ending and slip. */
test.each([
  ['kuryer kelmadi', 'late'],
  ['курьер не приехал', 'late'],
  ['курьер келмади', 'late'],
  ['courier did not come', 'late'],
  ['pul qachon tushadi', 'codWhen'],
  ['пул қачон тушади', 'codWhen'],
  ['когда придут деньги за товар', 'codWhen'],
  ['вернуть деньги', 'cancel'],
  ['refund', 'cancel'],
  ['pulimni qaytaring', 'cancel'],
  ['посылка разбилась', 'damaged'],
  ['arrived broken', 'damaged'],
  ['posilka singan', 'damaged'],
  ['посылка потерялась', 'lost'],
  ['posilkam yoʻqoldi', 'lost'],
  ["posilkam yo'qoldi", 'lost'],
  ['меня не будет дома', 'notHome'],
  ['uyda bolmayman', 'notHome'],
  ['nechi marta keladi', 'attempts'],
  ['манзилни ўзгартириш', 'changeAddress'],
  ['поменять адрес', 'changeAddress'],
  ['olish kodi', 'pickupCode'],
  ['код не пришёл', 'pickupCode'],
  ['excel', 'many'],
  ['где моя посылка', 'where'],
  ['posilkam qayerda', 'where'],
  ['хрупкое упаковать', 'packing'],
  ['prnter yoq', 'label'],
  ['страховка', 'isCovered'],
  ['мошенники', 'phishing'],
  ['наложенный платеж', 'whatIsCod'],
  ['yuklangan toʻlov', 'whatIsCod'],
  ['qarz', 'debt'],
  ['удалить аккаунт', 'deleteAccount'],
] as const)('"%s" is answered by %s', (words, id) => {
  expect(findAnswers(words, questions).slice(0, 3)).toContain(id)
})

test('what has nothing to do with parcels finds nothing', () => {
  expect(findAnswers('фотосинтез хлорофилл', questions)).toEqual([])
  expect(findAnswers('', questions)).toEqual([])
  expect(findAnswers('???', questions)).toEqual([])
})
