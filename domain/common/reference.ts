/** letters of the reference that a person reads out */
const shown = 12

/** The reference of a failed call, for a person to read out: the beginning of its trace's id, such as 4bf9-2f35-77b3. */
export const referenceOf = (traceId: string): string => traceId.slice(0, shown).match(/.{4}/g)!.join('-')

/**
 * Reads a typed reference: in any case, with or without hyphens and spaces, or the whole id of a trace.
 * @returns the beginning of the id; null for an impossible reference
 */
export function readReference(typed: string): string | null {
  const letters = typed.replace(/[\s-]/g, '').toLowerCase()
  return /^[0-9a-f]{12,32}$/.test(letters) ? letters : null
}
