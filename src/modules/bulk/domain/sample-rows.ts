/** What stands in the samples of our template for a merchant's own number, by language. */
const sampleMarks = ['Namuna', 'Намуна', 'Образец', 'Sample'] as const

export const sampleNumber = (mark: string, index: number) => `${mark}-${index}`

const marks = new Set<string>(sampleMarks.flatMap((mark) => [sampleNumber(mark, 1), sampleNumber(mark, 2)]))

/** Whether a row came with the template: nobody means to send it. */
export const isSample = (externalId: string | undefined) => externalId !== undefined && marks.has(externalId)
