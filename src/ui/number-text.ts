export type NumberLimits = { min?: number | undefined; max?: number | undefined; step?: number | undefined }

/** Reads `1,5`, `1.5` and `12 000`. Undefined when it is not a number, or not one yet. */
export function parseNumber(text: string): number | undefined {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.')
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined
}

/** One step up or down, on the grid of steps, inside the limits. */
export function stepNumber(value: number | undefined, direction: 1 | -1, limits: NumberLimits): number {
  const { min = 0, step = 1 } = limits
  if (value === undefined) return within(min, limits)
  const steps = (value - min) / step
  const next = direction > 0 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1
  // Twelve digits are more than a person types and fewer than floating point loses.
  return within(Number((min + next * step).toPrecision(12)), limits)
}

export function within(value: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: NumberLimits): number {
  return Math.min(max, Math.max(min, value))
}
