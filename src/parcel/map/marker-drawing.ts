import type { SingleMarker } from './cluster-index.ts'

/** Two squares, one turned: the star of our tiles. */
const star = 'M12 1l3.2 3.2h4.6v4.6L23 12l-3.2 3.2v4.6h-4.6L12 23l-3.2-3.2H4.2v-4.6L1 12l3.2-3.2V4.2h4.6z'

type PictureKind = SingleMarker['kind'] | 'cluster' | 'thousands'

/** A star, a wall of doors, a box with a slot: told apart by shape, not by colour alone. */
const signs: Record<SingleMarker['kind'], { outline: string; side: number }> = {
  point: { outline: `${star}M12 8.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 0 0 0-7.2z`, side: 28 },
  locker: {
    outline: 'M3 3h8.2v8.2H3zM12.8 3H21v8.2h-8.2zM3 12.8h8.2V21H3zM12.8 12.8H21V21h-8.2z',
    side: 23,
  },
  mailbox: { outline: 'M4 22V10a8 8 0 0 1 16 0v12zM7.5 11.5h9v2.2h-9z', side: 23 },
}
/** Without what is cut out of them: a cross takes its place. */
const wholes: Record<PictureKind, string> = {
  point: star,
  cluster: star,
  thousands: star,
  locker: 'M3 3h18v18H3z',
  mailbox: 'M4 22V10a8 8 0 0 1 16 0v12z',
}
const chosenSide = 42
/** Many places: a larger star with their number, which is longer from a thousand on. */
const clusterSides = { cluster: 44, thousands: 56 }
/** Around a drawing, for its edge and its shadow. */
const room = 6

export type MarkerPicture = { readonly picture: HTMLCanvasElement; readonly side: number }
export type MarkerPictures = ReturnType<typeof createMarkerPictures>

/** Every drawing is painted once and copied from then on: there may be hundreds of markers. */
export function createMarkerPictures(container: HTMLElement, pixelRatio: number) {
  const painted = new Map<string, MarkerPicture>()
  let colours = readColours(container)

  function paint(kind: PictureKind, isChosen: boolean, isOff: boolean): MarkerPicture {
    const isCluster = kind === 'cluster' || kind === 'thousands'
    const { outline, side } = isCluster ? { outline: star, side: clusterSides[kind] } : signs[kind]
    const shape = isChosen ? chosenSide : side
    const whole = shape + 2 * room
    const picture = document.createElement('canvas')
    picture.width = Math.ceil(whole * pixelRatio)
    picture.height = picture.width
    const context = picture.getContext('2d')
    const { brand, surface, off } = colours
    context?.setTransform(
      (pixelRatio * shape) / 24,
      0,
      0,
      (pixelRatio * shape) / 24,
      room * pixelRatio,
      room * pixelRatio,
    )
    if (context && isOff) {
      drawSign(context, wholes[kind], { fill: surface, edge: off, edgeWidth: 1.6, pixelRatio })
      drawCross(context, off)
    } else if (context && isCluster)
      drawSign(context, outline, { fill: surface, edge: brand, edgeWidth: 1, pixelRatio })
    else if (context) {
      // What is cut out shows no map: a way would end in the hole of the star.
      context.fillStyle = surface
      context.fill(new Path2D(wholes[kind]))
      drawSign(context, outline, { fill: brand, edge: surface, edgeWidth: 2.4, pixelRatio })
    }
    return { picture, side: whole }
  }

  return {
    of(kind: PictureKind, isChosen: boolean, isOff: boolean): MarkerPicture {
      const key = `${kind} ${isChosen} ${isOff}`
      const made = painted.get(key) ?? paint(kind, isChosen, isOff)
      painted.set(key, made)
      return made
    },
    /** How the numbers of clusters are written from here on. */
    writeNumbers(context: CanvasRenderingContext2D): void {
      context.fillStyle = colours.text
      context.font = `650 13px ${colours.family}`
      context.textAlign = 'center'
      context.textBaseline = 'middle'
    },
    /** Other colours, or letters that came late. */
    renew(): void {
      painted.clear()
      colours = readColours(container)
    },
  }
}

function readColours(container: HTMLElement) {
  const style = getComputedStyle(container)
  const colour = (name: string) => style.getPropertyValue(name)
  return {
    brand: colour('--brand'),
    surface: colour('--surface'),
    text: colour('--brand-text'),
    off: colour('--text-2'),
    family: style.fontFamily,
  }
}

type SignLook = { fill: string; edge: string; edgeWidth: number; pixelRatio: number }

/** The edge lies below the shape and carries the shadow. */
function drawSign(context: CanvasRenderingContext2D, outline: string, look: SignLook): void {
  const shape = new Path2D(outline)
  context.lineJoin = 'round'
  context.lineWidth = look.edgeWidth
  context.strokeStyle = look.edge
  context.fillStyle = look.fill
  context.shadowColor = 'rgb(0 0 0 / 0.3)'
  context.shadowBlur = 2 * look.pixelRatio
  context.shadowOffsetY = look.pixelRatio
  context.stroke(shape)
  context.shadowColor = 'transparent'
  context.fill(shape, 'evenodd')
}

/** Full or shut. */
function drawCross(context: CanvasRenderingContext2D, colour: string): void {
  context.lineWidth = 1.8
  context.lineCap = 'round'
  context.strokeStyle = colour
  context.stroke(new Path2D('M9 9l6 6M15 9l-6 6'))
}
