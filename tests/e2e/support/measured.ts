import { test } from '@playwright/test'

/** A figure for whoever reads the run: the runner prints it, and no test stands or falls with it. */
export function measured(sentence: string): void {
  test.info().annotations.push({ type: 'measured', description: sentence })
}
