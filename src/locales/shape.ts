/** The same keys with any text: what a translation must satisfy to be complete. */
export type DeepStrings<T> = T extends string ? string : { readonly [K in keyof T]: DeepStrings<T[K]> }
