/** x, y, x, y … */
type Line = number[]

const startOf = (line: Line) => `${line[0]} ${line[1]}`
const endOf = (line: Line) => `${line.at(-2)} ${line.at(-1)}`

function reversed(line: Line): Line {
  const back: Line = []
  for (let at = line.length - 2; at >= 0; at -= 2) back.push(line[at] ?? 0, line[at + 1] ?? 0)
  return back
}

/** A street is cut wherever something about it changes; its name wants it whole. */
export function joinLines(parts: readonly Line[]): Line[] {
  const rest = new Set(parts.filter((part) => part.length >= 4))
  const byTip = new Map<string, Line[]>()
  for (const part of rest)
    for (const tip of [startOf(part), endOf(part)]) byTip.set(tip, [...(byTip.get(tip) ?? []), part])
  const takeAt = (tip: string) => {
    const next = byTip.get(tip)?.find((part) => rest.has(part))
    if (next) rest.delete(next)
    return next
  }
  const joined: Line[] = []
  for (const first of rest) {
    rest.delete(first)
    let line = [...first]
    // Once forward, then from the other end.
    for (let turn = 0; turn < 2; turn += 1) {
      for (let tip = endOf(line), next = takeAt(tip); next; tip = endOf(line), next = takeAt(tip))
        line.push(...(startOf(next) === tip ? next : reversed(next)).slice(2))
      line = reversed(line)
    }
    joined.push(line)
  }
  return joined
}
