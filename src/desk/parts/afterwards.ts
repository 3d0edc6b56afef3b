/** Who comes after the one that was decided: the next in line, or else the one before. */
export function afterwards<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
): string | undefined {
  const at = items.findIndex((item) => item.id === id)
  return (items[at + 1] ?? items[at - 1])?.id
}
