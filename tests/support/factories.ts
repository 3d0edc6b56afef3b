/** A business that leaves its contacts; override what the test is about. */
export function lead(overrides: Record<string, unknown> = {}) {
  return {
    name: 'Shahnoza',
    lastName: 'Ergasheva',
    email: 'shahnoza@example.uz',
    phone: '+998 90 123-45-67',
    company: 'Andijon Savdo',
    website: 'andijonsavdo.example',
    ...overrides,
  }
}
