/**
 * What a call may wait for in tests: many times what the product allows, for a busy machine stretches everything. A
 * test that proves a limit names its own.
 */
export const patience = { connectTimeoutMs: 60_000, lockTimeoutMs: 60_000, statementTimeoutMs: 90_000 }
