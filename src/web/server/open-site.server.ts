import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Clock } from '#kernel/clock.ts'
import { readLinkOwner } from '#modules/accounts/index.ts'
import type { Cyrillic } from '#modules/content/index.ts'
import { openShortLink } from '#modules/links/index.ts'
import type { MapFile } from '#modules/map/index.ts'
import { openReceiverPage } from '#modules/orders/index.ts'
import { calculateParcel, calculateRequest, currentTariff } from '#modules/pricing/index.ts'
import { promisedToNewcomers, readBanner, readFunds } from '#modules/promos/index.ts'
import { findTracked } from '#modules/tracking/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { createCalmTurns } from '#platform/http/site/calm-turns.ts'
import { createPageCache } from '#platform/http/site/page-cache.ts'
import { createRenderPlace } from '#platform/http/site/render-place.ts'
import { serveStaticFiles } from '#platform/http/site/static-files.ts'
import { locales } from '#platform/i18n/locales.ts'
import type { Catalogs, MessageKey, MessageValues } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { pages } from '../pages.ts'
import { type CourierOptions, courierPath, mountCourier } from './app/courier-app.server.ts'
import { createCounts } from './counts.server.ts'
import { openDevelopmentSite } from './development.server.ts'
import { createForms } from './forms.server.ts'
import { mountSite, type OpenSite } from './mount.server.ts'
import { createPoints } from './points.server.ts'
import { createPosts } from './posts.server.ts'
import type { Answer, PageOutcome } from './rendering/renderer.server.ts'
import type { Site } from './site.server.ts'
import { createVacancies } from './vacancies.server.ts'
import { createWarning } from './warning.server.ts'

export type OpenSiteOptions = {
  root: string
  config: Config
  map: MapFile
  db: Db
  catalogs: Catalogs
  clock: Clock
  secrets: Secrets
  /** Uzbek that staff wrote, in the other letters. */
  cyrillic: Cyrillic
  onPage: (outcome: PageOutcome) => void
  onError: (error: unknown) => void
}

/** A page in memory is at most this old: the year in the footer and prices on a page follow within it. */
const PAGE_LIFE_MS = 60_000

/** Decision 55: how many pages are rendered at once, how many may wait for it, and how long. */
const PLACE = { atOnce: 2, mostWaiting: 100, longestWaitMs: 2_000 }

/** The same one however often it is asked for. */
export const readBuild = (root: string): Promise<ServerBuild> =>
  import(pathToFileURL(join(root, 'build/site/server/index.js')).href)

/** The site as built, or in development straight from its sources. */
export async function openSite({
  root,
  config,
  map,
  db,
  catalogs,
  clock,
  secrets,
  cyrillic,
  onPage,
  onError,
}: OpenSiteOptions): Promise<OpenSite> {
  const turns = createCalmTurns()
  const site: Site = {
    origin: config.publicUrl,
    apiUrl: config.apiUrl,
    demo: config.demo,
    tagManagerId: config.tagManagerId,
    mapTilesUrl: config.mapTilesUrl,
    stores: config.stores,
    mapFacts: map.facts,
    messages: catalogs.messagesFor,
    now: () => clock.now(),
    drawingTurn: turns.next,
    report: onError,
    translate: catalogs.translate,
    ...createVacancies({
      db,
      clock,
      cyrillic,
      translate: catalogs.translate,
      limits: config.applications,
    }),
    submit: createForms({ db, clock, translate: catalogs.translate, leads: config.leads }),
    track: (locale, code, pass) =>
      findTracked(
        {
          db,
          secrets,
          locale,
          now: clock.now(),
          translate: (key, values) => catalogs.translate(locale, key, values),
        },
        { code, pass },
      ),
    openLink: (token) => openShortLink({ db, secrets }, token, clock.now()),
    points: createPoints({ db, clock }),
    posts: createPosts({ db, clock, cyrillic }),
    promotion: (locale) => readBanner(db, locale, clock.now()),
    promisedToNewcomers: () => promisedToNewcomers(db, clock.now()),
    friendsRunning: async () => (await readFunds(db, clock.now())).isRunning,
    warning: createWarning({ db, cyrillic, clock }),
    tariff: () => currentTariff(db, clock.now()),
    counts: createCounts({ db, clock }),
    quote: async (locale, draft) => {
      const request = calculateRequest.safeParse(draft)
      if (!request.success) return undefined
      const speech = {
        locale,
        translate: (key: MessageKey, values?: MessageValues) => catalogs.translate(locale, key, values),
      }
      const answer = await calculateParcel({ db, now: clock.now(), ...speech }, request.data)
      return answer.ok ? answer.value : undefined
    },
    opensReceiverPage: async (link) =>
      (await openReceiverPage({ db, secrets, now: clock.now() }, link)) !== undefined,
    linkOwner: async (code) => {
      const owner = await readLinkOwner({ db }, code)
      return owner.ok ? owner.value : undefined
    },
  }
  const https = config.publicUrl.startsWith('https:')
  const place = createRenderPlace({ ...PLACE, calm: turns.next })
  const renders = place.counts
  if (config.dev) {
    const opened = await openDevelopmentSite(root, (build, limit) => {
      return { build, site, https, cache: undefined, place, limit, onPage }
    })
    return { ...opened, renders }
  }

  const build = await readBuild(root)
  const cache = createPageCache({
    lifeMs: PAGE_LIFE_MS,
    // Each page, and the page that suggests it to whoever is lost.
    maxPages: (2 * pages.length + 2) * locales.length,
    clock,
  })
  return {
    async mount(app, limit) {
      turns.watch(app.server)
      const renderer = await mountSite(app, { build, site, https, cache, place, limit, onPage })
      await mountFiles(app, renderer, { site, https, folder: join(root, 'build/site/client') })
    },
    renders,
    close: async () => cache.clear(),
  }
}

/** What is no file is a screen of the courier's app or a page. */
async function mountFiles(app: FastifyInstance, renderer: Answer, options: CourierOptions): Promise<void> {
  const courier = mountCourier(app, options)
  await serveStaticFiles(app, options.folder, (request, reply) =>
    request.url.startsWith(courierPath) ? courier(request, reply) : renderer(request, reply),
  )
}
