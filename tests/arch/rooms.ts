/** Where a file stands in the house: its room and, inside a module, which part of the module it is. */
export type Place =
  | {
      room:
        | 'root'
        | 'kernel'
        | 'ui'
        | 'client'
        | 'parcel'
        | 'locales'
        | 'courier'
        | 'desk'
        | 'testbank'
        | 'outside'
        | 'unknown'
    }
  | { room: 'platform'; area: string; server: boolean }
  | { room: 'module'; module: string; part: ModulePart }
  | { room: 'web'; part: 'server' | 'route' | 'page' }

export type ModulePart = 'domain' | 'contract' | 'calls' | 'repo' | 'service' | 'api' | 'index' | 'other'

/** `path` is relative to the repository, with forward slashes: `src/modules/orders/orders.repo.ts`. */
export function placeOf(path: string): Place {
  const [top, room, ...rest] = path.split('/')
  if (top !== 'src' || room === undefined) return { room: 'outside' }
  if (rest.length === 0) return { room: 'root' }
  const name = rest.at(-1) ?? ''
  switch (room) {
    case 'kernel':
    case 'ui':
    case 'client':
    case 'parcel':
    case 'locales':
    case 'courier':
    case 'desk':
    case 'testbank':
      return { room }
    case 'platform':
      return { room, area: rest.length > 1 ? (rest[0] ?? '') : '', server: isServerFile(name) }
    case 'modules':
      return { room: 'module', module: rest[0] ?? '', part: modulePart(rest.slice(1), name) }
    case 'web':
      return { room, part: webPart(rest, name) }
    default:
      return { room: 'unknown' }
  }
}

function modulePart(inside: string[], name: string): ModulePart {
  if (inside[0] === 'domain') return 'domain'
  if (inside.length === 1 && name === 'index.ts') return 'index'
  const suffix = /\.(contract|calls|repo|service|api)\.tsx?$/.exec(name)?.[1]
  return (suffix as ModulePart | undefined) ?? 'other'
}

/** Route modules have loaders, which the build strips from what the browser gets. */
function webPart(inside: string[], name: string): 'server' | 'route' | 'page' {
  if (isServerFile(name)) return 'server'
  const folder = inside.slice(0, -1).join('/')
  const isRoute = name === 'root.tsx' || name.endsWith('.route.tsx') || folder === 'shell/layouts'
  return isRoute ? 'route' : 'page'
}

/** React Router keeps `*.server.ts` and folders named `.server` out of the browser's bundle. */
export const isServerFile = (path: string) => /\.server\.tsx?$|(^|\/)\.server\//.test(path)

export const isTestFile = (path: string) => /\.test\.tsx?$/.test(path)
