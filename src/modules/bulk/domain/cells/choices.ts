import type { DeliveryOption, DeliveryType } from '#modules/pricing/domain/facts.ts'
import { foldText } from '../fold-text.ts'

/** Numbers, or the words that people use for them. */

const optionWords: Readonly<Record<DeliveryOption, readonly string[]>> = {
  1: [
    ...[
      'punktdan punktgacha',
      'punkt-punkt',
      'пункт-пункт',
      'от пункта до пункта',
      'пвз-пвз',
      'point to point',
    ],
    ...['склад-склад', 'пунктдан пунктгача'],
  ],
  2: [
    ...['eshikdan eshikgacha', 'eshik-eshik', 'eshikkacha', 'дверь-дверь', 'от двери до двери', 'до двери'],
    ...[
      'door to door',
      'door',
      'курьер',
      'kuryer',
      'uygacha',
      'уйгача',
      'эшикдан эшиккача',
      'эшиккача',
      'курьером',
    ],
  ],
  3: [
    ...[
      'eshikdan punktgacha',
      'eshik-punkt',
      'дверь-пункт',
      'от двери до пункта',
      'до пункта',
      'punktgacha',
      'punkt',
    ],
    ...[
      'door to point',
      'пвз',
      'самовывоз',
      'до пвз',
      'эшикдан пунктгача',
      'пунктгача',
      'olib ketish',
      'pickup',
      'pvz',
    ],
  ],
  4: [
    ...['punktdan eshikgacha', 'punkt-eshik', 'пункт-дверь', 'от пункта до двери', 'point to door'],
    ...['пунктдан эшиккача'],
  ],
}

const typeWords: Readonly<Record<DeliveryType, readonly string[]>> = {
  1: ['standart', 'standard', 'стандарт', 'обычная', 'обычный', 'oddiy', 'оддий', 'стандартная', 'эконом'],
  2: [
    'express',
    'ekspress',
    'экспресс',
    'срочно',
    'срочная',
    'срочный',
    'tez',
    'tezkor',
    'shoshilinch',
    'тезкор',
    'тез',
  ],
}

const keyed = <Choice extends number>(words: Readonly<Record<Choice, readonly string[]>>) =>
  new Map(
    Object.entries<readonly string[]>(words).flatMap(([choice, names]) =>
      [choice, ...names].map((name) => [foldText(name), Number(choice) as Choice] as const),
    ),
  )

const options = keyed(optionWords)
const types = keyed(typeWords)

type ReadChoice<Choice> = Readonly<{ value: Choice; repaired: boolean }>

function readChoice<Choice extends number>(
  text: string,
  choices: ReadonlyMap<string, Choice>,
): ReadChoice<Choice> | undefined {
  const value = choices.get(foldText(text.replace(/[.,]0+$/, '')))
  return value === undefined ? undefined : { value, repaired: text !== String(value) }
}

export const readOption = (text: string) => readChoice(text, options)
export const readType = (text: string) => readChoice(text, types)
