import type { Pen } from '#platform/print/pen.ts'

/** The eight-pointed star of our tiles: two squares, one turned by 45 degrees. */
function starPoints(x: number, y: number, radius: number): [number, number][] {
  const inner = radius * 2 * Math.sin(Math.PI / 8)
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (Math.PI / 8) * index
    const reach = index % 2 === 0 ? radius : inner
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
}

/** The sign of the house: a filled star. */
export function drawMark(pen: Pen, x: number, y: number, radius: number): void {
  pen.shape(starPoints(x, y, radius))
}

const lineThickness = 0.18

/** A quiet row of outlined stars, tip to tip. */
export function drawStarRow(pen: Pen, x: number, y: number, row: { count: number; radius: number }): void {
  for (let index = 0; index < row.count; index += 1) {
    pen.shape(starPoints(x + row.radius * (2 * index + 1), y, row.radius), lineThickness)
  }
}
