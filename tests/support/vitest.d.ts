import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made, and the migrated one they are copied from. */
    postgres: { url: string; template: string }
  }
}
