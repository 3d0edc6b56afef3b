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
    // The camera reads QR codes, the position finds the nearest point; nothing else is ever asked for.
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

export type PagePolicy = {
  https: boolean
  /** Hashes (`'sha256-…'`) or a nonce (`'nonce-…'`) of the page's inline scripts. */
  scripts: readonly string[]
  /** Whether the frame of the tag manager is on the page. */
  tagManager: boolean
  /** Where the API lives, when it is not the site's own host. */
  apiUrl: string
  /** Another host whose pictures are shown: map tiles. */
  imagesFrom?: string | undefined
}

const TAG_MANAGER = 'https://www.googletagmanager.com'

export function pagePolicy({ https, scripts, tagManager, apiUrl, imagesFrom }: PagePolicy): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', ...originOf(imagesFrom)].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...originOf(apiUrl)].join(' ')}`,
    `frame-src ${tagManager ? TAG_MANAGER : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])
