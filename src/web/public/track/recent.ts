/** What was looked at on this device: code and towns, no names. Signing out clears it with the rest of the storage. */
export type RecentParcel = Readonly<{ code: string; from: string; to: string }>

const key = 'recentParcels'
const most = 5

export function readRecent(): readonly RecentParcel[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : []
  } catch {
    return []
  }
}

function isRecent(value: unknown): value is RecentParcel {
  const { code, from, to } = (value ?? {}) as Record<string, unknown>
  return [code, from, to].every((text) => typeof text === 'string')
}

/** Newest first, each once. */
export function withRecent(before: readonly RecentParcel[], parcel: RecentParcel): readonly RecentParcel[] {
  return [parcel, ...before.filter(({ code }) => code !== parcel.code)].slice(0, most)
}

export function keepRecent(parcel: RecentParcel): void {
  try {
    localStorage.setItem(key, JSON.stringify(withRecent(readRecent(), parcel)))
  } catch {
    // A device that keeps nothing has no list.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As above.
  }
}
