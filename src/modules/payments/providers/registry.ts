import type { PaymentSettings } from '../checkout/payments.settings.ts'
import type { PaymentType } from '../domain/methods.ts'
import { clickProvider } from './click.ts'
import { paymeProvider } from './payme.ts'
import type { Provider } from './port.ts'

/** Every provider. A further one is its file, its settings and a line here. */
export const providersOf = (settings: PaymentSettings): readonly Provider[] => [
  paymeProvider(settings.payme),
  clickProvider(settings.click),
]

export const connectedTypes = (providers: readonly Provider[]): PaymentType[] =>
  providers.filter(({ isConnected }) => isConnected).flatMap(({ types }) => types)

export const providerFor = (providers: readonly Provider[], type: string): Provider | undefined =>
  providers.find(({ isConnected, types }) => isConnected && types.some((known) => known === type))
