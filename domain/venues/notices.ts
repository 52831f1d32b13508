import { type NoticeOf, otherState, stateNotice } from '../application/otherState'
import { partiesIn, type SheetAnswers } from './form'
import { staffLabels } from './words'

/** The notices beside the answers of a sheet, by question: each is probably a mistake, and refuses nothing. */
export type SheetNotices = Readonly<Partial<Record<keyof SheetAnswers, NoticeOf<Partial<SheetAnswers>>>>>

/** The ZIP codes of another state: the venue’s, and those of the other additional insureds. */
export function sheetNotices(answers: SheetAnswers, whose = 'the'): SheetNotices {
  const zip = stateNotice<'zip' | 'state'>(answers, { zip: 'zip', state: 'state', whose })
  const text = partiesIn(answers.also_insured)
    .flatMap((party, at) => {
      const words = party && otherState(party.zip, party.state)
      return words ? [`Line ${at + 1}: ${words}`] : []
    })
    .join(' ')
  return { ...(zip && { zip }), ...(text && { also_insured: { text, mends: [] } }) }
}

/** The same in words, by question. */
export const sheetNoticesInWords = (answers: SheetAnswers): Record<string, string> =>
  Object.fromEntries(Object.entries(sheetNotices(answers)).map(([name, { text }]) => [name, text]))

/** The owner of the address that a notice is about, for staff. */
export const noticeOwner = (name: string): string =>
  name === 'zip' ? 'Venue' : (staffLabels[name as keyof SheetAnswers] ?? name)
