/**
 * Sent with every answer. What differs by kind of answer (the content security policy) is set beside its content. Names
 * in lower case are taken as they are; others would be written anew for every answer.
 */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The camera reads QR codes, the position finds the nearest point, USB leads to the label printer that somebody at a
    // counter has chosen; nothing else is ever asked for.
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(self)',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** Of a script that runs in a thread of its own: it may ask this host, which the policy of other answers forbids it. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

export type PagePolicy = {
  https: boolean
  /** Hashes (`'sha256-…'`) or a nonce (`'nonce-…'`) of the page's inline scripts. */
  scripts: readonly string[]
  /** Whether the page may hold the frame in which tags run: a document of ours. */
  tagManager: boolean
  /** Where the API lives, when it is not the site's own host. */
  apiUrl: string
  /** Another host whose pictures are shown: map tiles. */
  imagesFrom?: string | undefined
}

export const tagManagerOrigin = 'https://www.googletagmanager.com'

export function pagePolicy({ https, scripts, tagManager, apiUrl, imagesFrom }: PagePolicy): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', ...originOf(imagesFrom)].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...originOf(apiUrl)].join(' ')}`,
    `frame-src ${tagManager ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Where the usual tags of a container send what they count. */
const counters = [tagManagerOrigin, 'https://*.google-analytics.com', 'https://*.analytics.google.com'].join(
  ' ',
)

/** Of the frame in which tags run: no origin, no storage, no forms, and nowhere to send but to the counters. */
export const tagFramePolicy = (ownScript: string): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${ownScript} ${tagManagerOrigin}`,
    `connect-src ${counters}`,
    `img-src ${counters}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])
