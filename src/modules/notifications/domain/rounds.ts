/** The name under which every attempt at a message is kept; what the desk has sent again has a round of its own. */
export const referenceOf = (root: string, round: number) => (round === 1 ? root : `${root}#${round}`)

export const noticeRoot = (id: number) => `notice:${id}`
