import type { Target } from './resolve-import.ts'
import type { ModulePart, Place } from './rooms.ts'

/** What a file is allowed to reach. Each word is explained once, in `reaches` below. */
export type Permission = keyof typeof reaches

type ImportRule = { id: string; from: (place: Place) => boolean; may: Permission[]; says: string }

const part = (name: ModulePart) => (place: Place) => place.room === 'module' && place.part === name
const room = (name: Place['room']) => (place: Place) => place.room === name
const isBrowserPlatform = (place: Place) =>
  place.room === 'platform' && browserPlatform.includes(place.area) && !place.server

/** Parts of the platform that run in the browser too, but for their `*.server.ts` files. */
const browserPlatform = ['calls', 'fields', 'i18n', 'live-client', 'markdown']

/** What the desk shares with the site (docs/decisions/0011-desk-is-part-of-the-site.md). */
const sharedWithDesk = /^src\/web\/(pages|sign-in\/use-log-out|shell\/(?!layouts\/).+)\.tsx?$/

const forPages: Permission[] = [
  'kernel',
  'any domain',
  'types of any contract',
  'any calls',
  'client',
  'parcel',
  'ui',
  'locales',
  'browser platform',
  'npm',
]

/** Who may import whom, as in docs/ARCHITECTURE.md. The first row whose `from` fits a file is its row.
 * Files directly in src wire everything and have no row. */
export const importTable: ImportRule[] = [
  { id: 'kernel', from: room('kernel'), may: ['kernel'], says: 'the kernel imports nothing but itself' },
  {
    id: 'browser-platform',
    from: isBrowserPlatform,
    may: ['kernel', 'browser platform', 'npm'],
    says: 'browser-safe parts of the platform import kernel, each other and npm packages',
  },
  {
    id: 'platform',
    from: room('platform'),
    may: ['kernel', 'platform', 'npm', 'node'],
    says: 'the platform knows no business: it imports kernel, platform, npm packages and node',
  },
  {
    id: 'domain',
    from: part('domain'),
    may: ['kernel', 'own domain', "geo's domain", "pricing's domain, from orders and bulk"],
    says: "a domain is pure: it imports kernel, itself, geo's domain and, from orders and bulk, pricing's",
  },
  {
    id: 'contract',
    from: part('contract'),
    may: [
      'kernel',
      'own domain',
      'own contract',
      "orders' contract, from the counter",
      'platform/fields',
      'zod',
    ],
    says: "a contract imports kernel, its module's domain and contracts, platform/fields and zod; the counter's also that of orders, whose parcels it shows whole",
  },
  {
    id: 'calls',
    from: part('calls'),
    may: ['kernel', 'own domain', 'own contract', 'platform/calls'],
    says: "a declaration of calls imports kernel, its module's domain and contracts, and platform/calls",
  },
  {
    id: 'repo',
    from: part('repo'),
    may: ['kernel', 'own domain', 'own repo', 'platform/db'],
    says: "a repo imports kernel, its module's domain and platform/db",
  },
  {
    id: 'service',
    from: part('service'),
    may: ['kernel', 'own module', "modules' index.ts", 'platform', 'node'],
    says: "a service imports kernel, its own module, other modules' index.ts, platform and node",
  },
  {
    id: 'api',
    from: part('api'),
    may: ['kernel', 'own service', 'own calls', 'own contract', 'platform/http'],
    says: "an api imports kernel, its module's calls, services and contracts, and platform/http",
  },
  {
    id: 'index',
    from: part('index'),
    may: ['own module'],
    says: "a module's index.ts exports its own module only",
  },
  {
    id: 'module-part',
    from: part('other'),
    may: [
      'kernel',
      'own module',
      "modules' index.ts",
      'platform',
      'node',
      'zod',
      'packages that draw',
      'types of fastify',
    ],
    says: "a file of a module has a service's rights, and zod, types of fastify and packages that draw: another module is reached through its index.ts, the database through platform/db",
  },
  {
    id: 'web-server',
    from: (place) => place.room === 'web' && place.part === 'server',
    may: ['kernel', 'platform', "modules' index.ts", 'web', 'parcel', 'ui', 'locales', 'npm', 'node'],
    says: 'server files of the web reach modules through their index.ts',
  },
  {
    id: 'web',
    from: room('web'),
    may: [...forPages, 'web', 'desk, from routes and layouts'],
    says: "pages import client, parcel, calls, types of contracts, domain/, ui, locales, kernel, web and the platform's browser-safe parts; routes and layouts also desk",
  },
  {
    id: 'courier',
    from: room('courier'),
    may: [...forPages, 'own room'],
    says: "the courier's app imports client, parcel, calls, types of contracts, domain/, ui, locales, kernel and the platform's browser-safe parts",
  },
  {
    id: 'desk',
    from: room('desk'),
    may: [...forPages, 'own room', "the site's shell"],
    says: "the desk imports client, parcel, calls, types of contracts, domain/, ui, locales, kernel, the platform's browser-safe parts and the site's shell",
  },
  {
    id: 'client',
    from: room('client'),
    may: [
      'kernel',
      'any domain',
      'types of any contract',
      'any calls',
      'own room',
      'ui',
      'browser platform',
      'npm',
    ],
    says: "the client room imports calls, types of contracts, domain/, ui, kernel and the platform's browser-safe parts, and knows no app",
  },
  {
    id: 'parcel',
    from: room('parcel'),
    may: [
      'kernel',
      'any domain',
      'types of any contract',
      'any calls',
      'client',
      'own room',
      'ui',
      'browser platform',
      'npm',
    ],
    says: "what screens of parcels share imports client, calls, types of contracts, domain/, ui, kernel and the platform's browser-safe parts, and knows no app",
  },
  {
    id: 'ui',
    from: room('ui'),
    may: ['kernel', 'ui', 'browser platform', 'npm'],
    says: "ui knows nothing of parcels: it imports kernel, ui, npm packages and the platform's browser-safe parts",
  },
  {
    id: 'testbank',
    from: room('testbank'),
    may: ['own room', 'node'],
    says: 'the test bank is a stranger: it imports itself and node, and knows us by our calls',
  },
  {
    id: 'locales',
    from: room('locales'),
    may: ['locales', 'types of the browser platform'],
    says: 'messages import messages, and only types of platform/i18n',
  },
]

export type Edge = { from: Place; to: Place | undefined; target: Target; typeOnly: boolean }

const sameModule = ({ from, to }: Edge) =>
  from.room === 'module' && to?.room === 'module' && from.module === to.module
const toPart = (name: ModulePart) => (edge: Edge) => edge.to?.room === 'module' && edge.to.part === name
const ownPart = (name: ModulePart) => (edge: Edge) => sameModule(edge) && toPart(name)(edge)
const toRoom = (name: Place['room']) => (edge: Edge) => edge.to?.room === name
const toArea = (area: string) => (edge: Edge) => edge.to?.room === 'platform' && edge.to.area === area
const domainOf = (name: string) => (edge: Edge) =>
  toPart('domain')(edge) && edge.to?.room === 'module' && edge.to.module === name
const toBrowserPlatform = ({ to }: Edge) => to !== undefined && isBrowserPlatform(to)

export const reaches = {
  kernel: toRoom('kernel'),
  platform: toRoom('platform'),
  'platform/calls': toArea('calls'),
  'platform/db': toArea('db'),
  'platform/fields': toArea('fields'),
  'platform/http': toArea('http'),
  'browser platform': toBrowserPlatform,
  'types of the browser platform': (edge: Edge) => edge.typeOnly && toBrowserPlatform(edge),
  'own domain': ownPart('domain'),
  'own contract': ownPart('contract'),
  'own repo': ownPart('repo'),
  'own service': ownPart('service'),
  'own module': sameModule,
  'own room': ({ from, to }: Edge) => from.room === to?.room,
  "geo's domain": domainOf('geo'),
  "pricing's domain, from orders and bulk": (edge: Edge) =>
    domainOf('pricing')(edge) && edge.from.room === 'module' && ['orders', 'bulk'].includes(edge.from.module),
  "orders' contract, from the counter": (edge: Edge) =>
    toPart('contract')(edge) &&
    edge.to?.room === 'module' &&
    edge.to.module === 'orders' &&
    edge.from.room === 'module' &&
    edge.from.module === 'counter',
  'any domain': toPart('domain'),
  'types of any contract': (edge: Edge) => edge.typeOnly && toPart('contract')(edge),
  'any calls': toPart('calls'),
  'own calls': ownPart('calls'),
  client: toRoom('client'),
  parcel: toRoom('parcel'),
  "modules' index.ts": toPart('index'),
  web: toRoom('web'),
  'desk, from routes and layouts': (edge: Edge) =>
    toRoom('desk')(edge) && edge.from.room === 'web' && edge.from.part === 'route',
  "the site's shell": ({ target }: Edge) => target.kind === 'file' && sharedWithDesk.test(target.path),
  ui: toRoom('ui'),
  locales: toRoom('locales'),
  zod: ({ target }: Edge) => target.kind === 'npm' && target.name === 'zod',
  /** Of labels and statements; each has one file that knows it. */
  'packages that draw': ({ target }: Edge) =>
    target.kind === 'npm' && ['bwip-js', 'pdfkit', 'uqr'].includes(target.name),
  /** Payment providers and messengers speak protocols of their own, beside the routes of our calls. */
  'types of fastify': ({ target, typeOnly }: Edge) =>
    typeOnly && target.kind === 'npm' && target.name === 'fastify',
  npm: ({ target }: Edge) => target.kind === 'npm',
  node: ({ target }: Edge) => target.kind === 'node',
} satisfies Record<string, (edge: Edge) => boolean>

/** Rooms whose files never meet a browser, and route modules, whose loaders the build strips from it. */
export function mayImportServerFiles(place: Place): boolean {
  if (place.room === 'platform') return !isBrowserPlatform(place)
  if (place.room === 'web') return place.part !== 'page'
  if (place.room === 'module') return !['domain', 'contract', 'calls'].includes(place.part)
  return place.room === 'root'
}
