/** How far a connection is. `works`: usable today. `part`: some of it. `preparing`: begun. `later`: nobody has begun. */
export type IntegrationState = 'works' | 'part' | 'preparing' | 'later'

export const integrationKinds = ['own', 'shops', 'records', 'payments', 'messages', 'maps'] as const
export type IntegrationKind = (typeof integrationKinds)[number]

export type Integration = Readonly<{ id: string; kind: IntegrationKind; state: IntegrationState }>

const of = (kind: IntegrationKind, states: Readonly<Record<string, IntegrationState>>): Integration[] =>
  Object.entries(states).map(([id, state]) => ({ id, kind, state }))

/**
 * What the product can be connected with (SPEC section 1), and how far each is: the one place to change when a connection
 * begins to work. The id is the last part of `/integration/{id}`; names and words are in `info.integration`.
 */
export const integrations: readonly Integration[] = [
  ...of('own', { api: 'part', excel: 'works', webhooks: 'preparing', widget: 'preparing' }),
  ...of('shops', {
    woocommerce: 'preparing',
    shopify: 'preparing',
    tilda: 'preparing',
    'telegram-shop': 'preparing',
    opencart: 'preparing',
    'cs-cart': 'later',
    insales: 'later',
  }),
  ...of('records', { amocrm: 'preparing', bitrix24: 'preparing', '1c': 'preparing', billz: 'later' }),
  ...of('payments', { payme: 'works', click: 'works', 'uzum-bank': 'later', 'google-pay': 'later' }),
  ...of('messages', { telegram: 'works' }),
  ...of('maps', {
    openstreetmap: 'part',
    'yandex-maps': 'part',
    'google-maps': 'part',
    '2gis': 'preparing',
  }),
]

export const findIntegration = (id: string | undefined): Integration | undefined =>
  integrations.find((one) => one.id === id)
