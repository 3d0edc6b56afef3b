/** Codes of towns and offices; 70 and 77 belong to mobile operators. Parts of the others do too, so nobody is refused. */
const mostlyFixed = /^(?:55|6\d|7[1-689])/

/** Whether a message may not arrive, as soon as the first two digits tell. */
export const mayBeFixedLine = (digits: string) => mostlyFixed.test(digits)
