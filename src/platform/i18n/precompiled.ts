/**
 * For Vite's resolve.alias, in every build that bundles use-intl: our formatter for compiled messages takes the
 * place of the one that carries an ICU parser. Server builds must bundle use-intl (ssr.noExternal) for this to act.
 */
export const precompiledMessages = {
  find: /^use-intl\/format-message$/,
  replacement: decodeURIComponent(new URL('./format-message.ts', import.meta.url).pathname),
}
