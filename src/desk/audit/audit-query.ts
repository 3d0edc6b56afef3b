/** Where the log is read, narrowed to one object or whole. */
export const auditPath = (object: string) => withObject('/desk/audit', object)
export const auditCall = (object: string) => withObject('/api/desk/v1/audit', object)

const withObject = (path: string, object: string) =>
  object === '' ? path : `${path}?${new URLSearchParams({ object })}`
