/**
 * JSON for a partner: the lines of a price go out without the document and the section of their rule, which are ours.
 * They may be in a price, in a contact, or in the problem of a price that is another one.
 */
export const asPartnerJson = (body: unknown): string => JSON.stringify(body, withoutSource)

function withoutSource(this: unknown, name: string, value: unknown): unknown {
  return name === 'source' && isLine(this) ? undefined : value
}

const isLine = (holder: unknown): boolean =>
  typeof holder === 'object' && holder !== null && 'rule' in holder && 'basis' in holder
