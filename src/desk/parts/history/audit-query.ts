/** Where the log is read, narrowed to one thing. */
export const auditPath = (object: string) => `/desk/audit?${new URLSearchParams({ object })}`
