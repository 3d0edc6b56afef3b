/** One thing that was measured, and the bound it had to keep. */
export type Figure = { what: string; measured: string; limit: string; held: boolean }

/** `short` proves the rule within seconds, in the gate; `whole` is what docs/proof.md tells. */
export type Scale = 'short' | 'whole'

/** Something that goes wrong around the product, and what the product has to be like meanwhile and afterwards. */
export type Fault = {
  says: string
  /** Why it cannot be tried on this machine, in a sentence; undefined when it can. */
  missing?(): string | undefined
  /** Left out of the whole run unless it is named: half an hour and more. */
  onlyByName?: true
  run(scale: Scale): Promise<Figure[]>
}

/** A count that has to be exactly this, nearly always nothing lost or nothing doubled. */
export function exactly(what: string, measured: number, wanted: number): Figure {
  return { what, measured: String(measured), limit: String(wanted), held: measured === wanted }
}

export function atMost(what: string, measured: number, limit: number, unit = ''): Figure {
  return figure(what, measured, limit, unit, measured <= limit)
}

export function atLeast(what: string, measured: number, limit: number, unit = ''): Figure {
  return figure(what, measured, limit, unit, measured >= limit)
}

function figure(what: string, measured: number, limit: number, unit: string, held: boolean): Figure {
  const written = (value: number) => `${Number(value.toPrecision(4))}${unit && ` ${unit}`}`
  // A measurement without a number keeps no bound.
  return { what, measured: written(measured), limit: written(limit), held: held && !Number.isNaN(measured) }
}
