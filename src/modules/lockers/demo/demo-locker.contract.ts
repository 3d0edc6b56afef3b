import { z } from 'zod'

const demoParcelKinds = ['waits', 'to_drop', 'to_bring'] as const

export const demoLocker = z.object({
  device: z.string(),
  key: z.string().describe('Of the demo only: other machines have a key that nobody can read.'),
  point: z.object({ id: z.int(), name: z.string() }),
  parcels: z
    .array(
      z.object({
        kind: z.enum(demoParcelKinds),
        what: z.string(),
        tracking_code: z.string(),
        number: z.string().nullable(),
        code: z.string().nullable().describe('What its receiver or its sender would type.'),
      }),
    )
    .describe('What can be tried at this bank.'),
})
export type DemoLocker = z.infer<typeof demoLocker>

export const demoParcelRequest = z
  .object({ kind: z.enum(demoParcelKinds) })
  .meta({ example: { kind: 'to_drop' } })
export type DemoParcelKind = z.output<typeof demoParcelRequest>['kind']

export const demoCourierCode = z.object({ number: z.string(), code: z.string() })
