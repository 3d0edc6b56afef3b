import { outlines } from '#ui/icon-outlines.ts'
import type { SingleMarker } from './cluster-index.ts'

const svgSpace = 'http://www.w3.org/2000/svg'

/** A counter, a wall of doors, a box with a slot: told apart by shape, not by colour alone. */
const signs: Record<SingleMarker['kind'], string> = {
  point: outlines.point,
  locker: 'M4 3h16v18H4zM4 9h16M4 15h16M12 3v18M9.5 6h.01M17.5 6h.01M9.5 12h.01M17.5 12h.01',
  mailbox: 'M4 21V9a8 8 0 0 1 16 0v12zM8 12h8M12 16v2',
}

export function drawMarker(kind: SingleMarker['kind']): HTMLElement {
  const element = document.createElement('span')
  element.className = `map-sign map-sign--${kind}`
  element.append(drawing('0 0 24 24', signs[kind]))
  return element
}

/** The drop that stands with its tip on the place. */
export function drawPin(): HTMLElement {
  const element = document.createElement('span')
  element.className = 'map-pin'
  element.append(
    drawing(
      '0 0 32 42',
      'M16 41C8 30 2 23 2 15a14 14 0 0 1 28 0c0 8-6 15-14 26zM16 10a5 5 0 1 0 0 10a5 5 0 0 0 0-10z',
    ),
  )
  return element
}

function drawing(viewBox: string, outline: string): SVGElement {
  const svg = document.createElementNS(svgSpace, 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svgSpace, 'path')
  path.setAttribute('d', outline)
  path.setAttribute('fill-rule', 'evenodd')
  svg.append(path)
  return svg
}
