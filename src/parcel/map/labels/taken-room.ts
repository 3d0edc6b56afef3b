export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const side = 96

/** Which room on the map is taken: names do not lie on each other. */
export function createTakenRoom() {
  const squares = new Map<number, Box[]>()
  function* squaresOf({ left, top, right, bottom }: Box): Generator<number> {
    for (let y = Math.floor(top / side); y <= Math.floor(bottom / side); y += 1)
      for (let x = Math.floor(left / side); x <= Math.floor(right / side); x += 1) yield x * 4096 + y
  }
  const isFree = (box: Box) => {
    for (const square of squaresOf(box))
      for (const other of squares.get(square) ?? []) if (overlap(box, other)) return false
    return true
  }
  return {
    /** Takes all of it, or nothing. */
    take(boxes: readonly Box[]): boolean {
      if (!boxes.every(isFree)) return false
      for (const box of boxes)
        for (const square of squaresOf(box)) {
          const known = squares.get(square)
          if (known) known.push(box)
          else squares.set(square, [box])
        }
      return true
    },
  }
}

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
