/** The texts that `SenderStep` needs beside those of the flow; the loader of its page hands them over. No map stands here. */
export const senderTexts = [
  'addressBook',
  'pin.house',
  'pin.metres',
  'pin.kilometres',
  'pin.search.list',
  'pin.search.found',
  'pin.elsewhere',
] as const
