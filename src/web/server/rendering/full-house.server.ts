import type { FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '#kernel/brand.ts'
import { platformErrors } from '#platform/http/errors.ts'
import { problemOf, problemType } from '#platform/http/problem.ts'
import { type Compressed, compressed, sendCompressed } from '#platform/http/site/compressed.ts'
import { htmlLang, type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { girihPaths } from '#ui/girih-paths.ts'
import { logoPaths } from '#ui/logo-paths.ts'
import { html } from '../../public/track-light/html.ts'
import { lightPolicy, lightStyle } from '../../public/track-light/light-style.server.ts'
import type { Site } from '../site.server.ts'

/** Long enough for the queue to be another one, short enough to wait for. */
const COME_AGAIN_SECONDS = '5'
/** Of packing: it happens while the house is full. */
const QUALITY = 5

/** What is sent when there is no place to render: written once, whole without a script, and nothing to fetch after it. */
export function createFullHouse({ translate, demo }: Pick<Site, 'translate' | 'demo'>) {
  const pages = new Map<Locale, Promise<Compressed>>()
  const pageIn = (locale: Locale): Promise<Compressed> => {
    const page =
      pages.get(locale) ??
      compressed(Buffer.from(fullHousePage(locale, translate, demo)), 'text/html; charset=utf-8', QUALITY)
    pages.set(locale, page)
    return page
  }
  const catalogue = {
    status: platformErrors,
    message: (locale: Locale, code: string) => translate(locale, `errors.${code}` as MessageKey),
  }
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    isData: boolean,
  ): Promise<FastifyReply> => {
    reply.status(503).headers({
      'Retry-After': COME_AGAIN_SECONDS,
      'Content-Language': htmlLang[locale],
      'Cache-Control': 'no-store',
    })
    if (isData) {
      const words = { locale, requestId: request.id }
      return reply
        .type(problemType)
        .send(JSON.stringify(problemOf(catalogue, { code: 'service_unavailable' }, words)))
    }
    reply.header('Content-Security-Policy', lightPolicy).header('X-Robots-Tag', 'noindex')
    return sendCompressed(request, reply, await pageIn(locale))
  }
}

const sign = html`<svg class="sign" viewBox="0 0 32 32" aria-hidden="true"><path d="${logoPaths.star}"/><path d="${logoPaths.letter}"/></svg>`

/** Tiles that wait for their turn, one behind the other. */
const line = ((tiles: ReturnType<typeof girihPaths>) =>
  html`<svg class="line" viewBox="0 0 ${String(tiles.width)} ${String(tiles.height)}" aria-hidden="true">${tiles.paths.map(({ kind, d }) => html`<path class="${kind}" d="${d}"/>`)}</svg>`)(
  girihPaths(['::oo21']),
)

/** The same look as the light page of a parcel. An empty link leads to the address that was asked for. */
export function fullHousePage(locale: Locale, translate: Site['translate'], demo: boolean): string {
  const say = (key: MessageKey) => translate(locale, key)
  return html`<!DOCTYPE html>
<html lang="${htmlLang[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${`${say('fullHouse.title')} – ${brand.name}`}</title>
<style>${{ markup: lightStyle }}</style>
</head>
<body>
<header><a class="brand" href="${localizedPath(locale, '/')}">${sign}${brand.name}</a>${demo && html`<p class="demo">${say('shell.demo')}</p>`}</header>
<main>
${line}
<h1>${say('fullHouse.title')}</h1>
<p class="lead">${say('fullHouse.text')}</p>
<a class="button" href="">${say('fullHouse.retry')}</a>
<h2 class="aside">${say('fullHouse.parcel')}</h2>
<form class="card" action="${localizedPath(locale, '/t')}"><label for="code">${say('paramMissing.trackLight.label')}</label><input id="code" name="code" required maxlength="120" autocomplete="off" autocapitalize="characters" placeholder="TB00000000000000"><button class="button">${say('paramMissing.trackLight.button')}</button></form>
</main>
</body>
</html>
`.markup
}
