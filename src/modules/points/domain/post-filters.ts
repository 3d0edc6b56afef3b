/** Which points and which agents somebody has to do something about. */
export const pointFilters = ['empty', 'blocked'] as const
export const agentFilters = ['none', 'blocked', 'left'] as const
