/** What has been typed and not saved, with the version it was begun from: a reload, or a look at another page, loses nothing. */
export type StoredEdit<Form> = { version: number | undefined; form: Form }

/** Kept in the tab, under a name for each kind of form and an id for each thing. */
export function storedEdits<Form>(kind: string) {
  const keyOf = (id: string) => `desk_${kind}_edit_${id}`
  return {
    read(id: string): StoredEdit<Form> | undefined {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
        return typeof stored === 'object' && stored !== null && 'form' in stored
          ? (stored as StoredEdit<Form>)
          : undefined
      } catch {
        return undefined
      }
    },
    keep(id: string, stored: StoredEdit<Form>): void {
      try {
        sessionStorage.setItem(keyOf(id), JSON.stringify(stored))
      } catch {
        // Full or forbidden: what is typed lives as long as the page.
      }
    },
    drop(id: string): void {
      try {
        sessionStorage.removeItem(keyOf(id))
      } catch {
        // Forbidden: then nothing was kept either.
      }
    },
  }
}
