/** Colours of the map, by their names in map-colours.css. */
export const colourNames = [
  ...([
    'abroad',
    'ground',
    'lot',
    'green',
    'water',
    'house',
    'house-edge',
    'road',
    'lane',
    'case',
    'case-2',
  ] as const),
  ...([
    'path',
    'rail',
    'edge',
    'text',
    'text-2',
    'place',
    'halo',
    'border',
    'chosen',
    'chosen-edge',
  ] as const),
  ...(['here', 'here-ring', 'route', 'surface'] as const),
] as const

export type ColourName = (typeof colourNames)[number]
export type Palette = Readonly<Record<ColourName, string>>

/** As the stylesheet has them now, by day or by night. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const entries = colourNames.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim() || '#888'])
  return Object.fromEntries(entries) as Palette
}

/** Tells whenever day turns into night or back. Ends when the signal does. */
export function watchTheme(onChange: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}
