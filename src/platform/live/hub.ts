import type { LiveChannel } from './notice.ts'

/** Called when there may be something new to read. */
export type Watcher = () => void

/** Who watches what in this process. */
export function createHub() {
  const watchers = new Map<string, Set<Watcher>>()
  return {
    watch(channels: readonly LiveChannel[], watcher: Watcher): void {
      for (const channel of channels) {
        const set = watchers.get(channel)
        if (set) set.add(watcher)
        else watchers.set(channel, new Set([watcher]))
      }
    },
    unwatch(channels: readonly LiveChannel[], watcher: Watcher): void {
      for (const channel of channels) {
        const set = watchers.get(channel)
        set?.delete(watcher)
        if (set?.size === 0) watchers.delete(channel)
      }
    },
    tell(channel: string): void {
      for (const watcher of watchers.get(channel) ?? []) watcher()
    },
    /** Notices may have been lost: everybody looks for themselves. */
    tellAll(): void {
      const everybody = new Set<Watcher>()
      for (const set of watchers.values()) for (const watcher of set) everybody.add(watcher)
      for (const watcher of everybody) watcher()
    },
  }
}
