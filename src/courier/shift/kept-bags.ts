/** What was typed as the bag's count, on which day of Tashkent: the scanner is a screen of its own. */
export type KeptBags = Readonly<{ day: string; bags: number }>

export const mostBags = 500

/** Undefined when nothing was typed today: then the list speaks. */
export function bagsOfDay(kept: KeptBags | undefined, today: string): number | undefined {
  return kept?.day === today ? kept.bags : undefined
}

export function readBags(kept: unknown): KeptBags | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { day, bags } = kept as Partial<KeptBags>
  const isCount = typeof bags === 'number' && Number.isInteger(bags) && bags >= 0 && bags <= mostBags
  return typeof day === 'string' && isCount ? { day, bags } : undefined
}

export const typedBags = (text: string): number =>
  Math.min(mostBags, Number(text.replace(/\D/g, '').slice(0, 3)))
