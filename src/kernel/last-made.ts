/** What was made for a text stays at hand, for so many of them that were asked for last. */
export function createLastMade<Made>(most: number): (text: string, make: () => Made) => Made {
  const known = new Map<string, Made>()
  return (text, make) => {
    const made = known.get(text) ?? make()
    known.delete(text)
    known.set(text, made)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return made
  }
}
