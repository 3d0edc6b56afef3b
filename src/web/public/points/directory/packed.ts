/**
 * Hundreds of rows travel with the page as one text: told as they are, each of their values would be numbered, which makes
 * the page a third heavier.
 */
export type Packed<T> = string & { readonly of?: T }

export const packed = <T>(rows: T): Packed<T> => JSON.stringify(rows)

export const unpacked = <T>(text: Packed<T>): T => JSON.parse(text)
