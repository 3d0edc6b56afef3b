import { type AdviceId, advices } from './advice.ts'
import { type NameLanguage, stemsOf } from './endings.ts'
import { foldings, foldWord, wordsOf } from './letters.ts'
import { clothes } from './things/clothes.ts'
import { dangerous } from './things/dangerous.ts'
import { electronics } from './things/electronics.ts'
import { food } from './things/food.ts'
import { health } from './things/health.ts'
import { home } from './things/home.ts'
import { papers } from './things/papers.ts'
import { valuables } from './things/valuables.ts'
import { vehiclesToolsPlay } from './things/vehicles-tools-play.ts'

export const thingGroups = {
  electronics,
  clothes,
  home,
  food,
  health,
  papers,
  vehiclesToolsPlay,
  valuables,
  dangerous,
} as const
export type ThingGroup = keyof typeof thingGroups

/**
 * `always`: decides wherever it stands, as gold does in "gold watch". `battery`: inside a device it is the device that
 * is sent. `vessel`: what stands in or on it is meant, as in "a jar of honey".
 */
export type Mark = 'always' | 'battery' | 'vessel'

export type Thing = Readonly<{
  /** By its first English name. */
  id: string
  group: ThingGroup
  advice: AdviceId
  mark: Mark | undefined
  /** The first one is shown. Uzbek Cyrillic is made from the Uzbek one. */
  names: Readonly<Record<NameLanguage, readonly string[]>>
}>

/** Each word of a name by the stems it is recognised by. */
export type ThingName = Readonly<{
  thing: Thing
  language: NameLanguage
  words: readonly (readonly string[])[]
}>

/** The rows of `things/`: a line of `# advice !mark`, then a thing a line, its names in Uzbek | Russian | English. */
export const things: readonly Thing[] = (Object.keys(thingGroups) as ThingGroup[]).flatMap((group) => {
  let advice: AdviceId | undefined
  let mark: Mark | undefined
  return thingGroups[group]
    .trim()
    .split('\n')
    .flatMap((line): Thing[] => {
      if (line.startsWith('#')) {
        const [id, marked] = line.slice(1).trim().split(' !')
        if (!id || !Object.hasOwn(advices, id)) throw new Error(`no such advice: ${line}`)
        advice = id as AdviceId
        mark = marked as Mark | undefined
        return []
      }
      const [uz = [], ru = [], en = []] = line
        .split('|')
        .map((names) => names.split(',').map((name) => name.trim()))
      if (!advice || !uz[0] || !ru[0] || !en[0])
        throw new Error(`a thing has its names in three languages: ${line}`)
      return [{ id: en[0], group, advice, mark, names: { uz, ru, en } }]
    })
})

const languages = ['uz', 'ru', 'en'] as const

function wordsOfName(name: string, language: NameLanguage): (readonly string[])[] {
  const words = wordsOf(name).filter((word) => word.length > 1)
  return words.map((word, at) => {
    // Russian names are written with ё; people leave its dots away.
    const spellings = language === 'ru' ? foldings(word).reverse() : [foldWord(word)]
    return spellings.flatMap((each) => stemsOf(each, language, words.length > 1 && at === words.length - 1))
  })
}

/** Every name once; two words are also known written as one: power bank, powerbank. */
export function makeThingNames(): ThingName[] {
  return things.flatMap((thing) =>
    languages.flatMap((language) =>
      thing.names[language].flatMap((name): ThingName[] => {
        const words = wordsOfName(name, language)
        const [first, second] = words
        const joined =
          words.length === 2 && first && second ? [second.map((stem) => `${first[0]}${stem}`)] : undefined
        return [{ thing, language, words }, ...(joined ? [{ thing, language, words: joined }] : [])]
      }),
    ),
  )
}
