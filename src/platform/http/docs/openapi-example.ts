/** As much of a JSON schema as an example needs. */
export type ExampleSchema = {
  type?: string | string[]
  examples?: unknown[]
  const?: unknown
  enum?: unknown[]
  anyOf?: ExampleSchema[]
  properties?: Record<string, ExampleSchema>
  required?: string[]
  items?: ExampleSchema
  minItems?: number
  minimum?: number
}

/**
 * What a contract names as its example, or the least it can be made of: what is required, each as small as it may be.
 * A text has no such least; a contract that wants one names an example, or a test of the document fails.
 */
export function exampleOf(schema: ExampleSchema): unknown {
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0])
  if (schema.properties) {
    const needed = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name))
    return Object.fromEntries(needed.map(([name, inner]) => [name, exampleOf(inner)]))
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return schema.items && schema.minItems ? [exampleOf(schema.items)] : []
  return '…'
}
