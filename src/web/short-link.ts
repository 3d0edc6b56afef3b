/** Short links as sent by SMS: base62, 12 to 22 characters (DECISIONS, "/{token}"). */
export const looksLikeToken = (path: string) => /^\/[0-9A-Za-z]{12,22}$/.test(path)
