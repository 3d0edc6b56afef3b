/** The slider walks in small steps where most parcels are, in large ones where few are. Kilograms. */
const stretches = [
  { from: 0, to: 1, by: 0.1 },
  { from: 1, to: 5, by: 0.5 },
  { from: 5, to: 30, by: 1 },
  { from: 30, to: 100, by: 5 },
]

const steps: readonly number[] = stretches.flatMap(({ from, to, by }) =>
  Array.from({ length: Math.round((to - from) / by) }, (_, index) =>
    Math.round((from + by * (index + 1)) * 1000),
  ),
)

export const lastStep = steps.length - 1

export const gramsAt = (step: number) => steps[step] ?? 0

/** The first step that is not lighter; what is heavier than the road is at its end. */
export function stepOf(grams: number): number {
  const step = steps.findIndex((weight) => grams <= weight)
  return step === -1 ? lastStep : step
}
