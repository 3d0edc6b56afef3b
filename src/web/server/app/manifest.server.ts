import { brand } from '#kernel/brand.ts'
import { htmlLang, type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { Site } from '../site.server.ts'

export const manifestPath = '/site.webmanifest'

const icon = (src: string, sizes: string, purpose?: 'maskable') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  ...(purpose ? { purpose } : {}),
})

/** What a phone needs to know to put the site on its screen. One app in four languages: they share the id. */
export function manifestOf(locale: Locale, translate: Site['translate']) {
  const say = (key: Parameters<Site['translate']>[1]) => translate(locale, key)
  const at = (path: string) => localizedPath(locale, path)
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: say('pocket.manifest.description'),
    lang: htmlLang[locale],
    dir: 'ltr',
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#FAF7F1',
    theme_color: '#FAF7F1',
    categories: ['shopping', 'business', 'travel'],
    icons: [
      icon('/favicon.svg', 'any'),
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      {
        name: say('pocket.manifest.track'),
        url: at('/track'),
        icons: [icon('/shortcuts/track.png', '96x96')],
      },
      {
        name: say('pocket.manifest.send'),
        url: at('/send_parcel'),
        icons: [icon('/shortcuts/send.png', '96x96')],
      },
    ],
    share_target: {
      action: at('/share'),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}
