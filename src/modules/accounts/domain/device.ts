const programs: readonly [RegExp, string][] = [
  [/TezBox/i, 'TezBox'],
  [/Telegram/i, 'Telegram'],
  [/YaBrowser/, 'Yandex Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (table: readonly [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** "Chrome, Android": enough to recognise one's own phone. Empty when the program did not say what it is. */
export function deviceName(userAgent: string): string {
  const program = nameIn(programs, userAgent) ?? /^[\w.-]{1,30}/.exec(userAgent)?.[0]
  return [program, nameIn(systems, userAgent)].filter(Boolean).join(', ')
}
