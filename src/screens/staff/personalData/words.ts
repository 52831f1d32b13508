import type { PersonalData } from '../../../../contract/client'

const records = (count: number) => (count === 1 ? 'One quote or policy' : `${count} quotes and policies`)

/** The confirmation of an erasure. */
export const erasedWords = (erased: number) =>
  erased === 0
    ? 'Erased all that may be erased today.'
    : `${records(erased)} erased, with all other records that may be erased.`

/** The effect of an erasure, in sentences. */
export function effectOf({ contacts, others }: PersonalData): readonly string[] {
  const retained = contacts.filter(({ retained_until }) => retained_until !== null)
  const erased = contacts.length - retained.length
  return [
    ...(erased > 0 ? [`${records(erased)} of this person will be erased, with their documents and messages.`] : []),
    ...(others.length > 0 ? ['Their address is erased from the other records.'] : []),
    ...(retained.length > 0
      ? [`${records(retained.length)} will stay, because the law asks us to keep these records.`]
      : []),
    'Nobody can undo this.',
  ]
}
