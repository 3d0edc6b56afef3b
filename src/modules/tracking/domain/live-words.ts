/** What a stream says: something happened, ask again. */
export const trackChanged = 'changed'
