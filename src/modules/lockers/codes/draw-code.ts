const codes = 1_000_000

/** Six digits, each code as likely as another; `below(n)` draws from 0 to n - 1. */
export const drawCode = (below: (max: number) => number): string => String(below(codes)).padStart(6, '0')
