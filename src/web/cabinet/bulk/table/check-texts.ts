/** The texts that `CheckStep` needs; the loader of its page hands them over. */
export const checkTexts = ['bulkTable'] as const
