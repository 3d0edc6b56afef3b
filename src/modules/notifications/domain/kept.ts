/** How long we can see what was sent to whom; the page about privacy tells people. */
export const messagesKeptMs = 180 * 86_400_000
