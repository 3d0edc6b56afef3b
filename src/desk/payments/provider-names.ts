/** Names are names in every language. */
const names: Readonly<Record<string, string>> = { payme: 'Payme', click: 'Click' }

export const providerName = (provider: string) => names[provider] ?? provider
