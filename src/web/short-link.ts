const shape = /^\/([0-9A-Za-z]{12,22})$/

/** Short links as sent by SMS: base62, 12 to 22 characters (DECISIONS, "/{token}"). Undefined for any other path. */
export const tokenIn = (path: string): string | undefined => shape.exec(path)?.[1]
