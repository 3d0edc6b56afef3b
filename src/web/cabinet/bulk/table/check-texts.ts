/** The texts that `CheckStep` needs; the loader of its page hands them over. */
export const checkTexts = ['bulk.fields', 'bulkTable'] as const
