import { z } from 'zod'

export const statementErrors = { statement_too_long: 422 } as const satisfies Record<string, number>

export const statementFormats = ['csv', 'xlsx', 'pdf'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** A document is bounded: a year, and what an office program opens without complaint. */
export const longestStatementDays = 366
export const mostStatementLines = 10_000

export const statementExportQuery = z
  .object({
    format: z
      .enum(statementFormats)
      .describe(
        '`csv` is UTF-8 with a mark, separated by semicolons: office programs here open it with a click.',
      ),
    from: z.iso.date().describe('The first day, in Tashkent.').meta({ example: '2026-11-01' }),
    to: z.iso
      .date()
      .describe('The last day, in Tashkent; a year after the first at most.')
      .meta({ example: '2026-11-15' }),
  })
  .superRefine(({ from, to }, context) => {
    if (from > to) context.addIssue({ code: 'custom', path: ['to'], params: { code: 'too_small' } })
  })
export type StatementExportQuery = z.output<typeof statementExportQuery>
