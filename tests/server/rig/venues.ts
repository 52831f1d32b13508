import { answersOf, type SheetAnswers } from '../../../domain/venues/form'
import { publishedSheets } from '../../domain/venues/sheets'

/** The requirements of a venue in Austin that asks for an additional insured and a certificate 30 days before the event. */
export const sampleSheet: SheetAnswers = answersOf(publishedSheets[0]!.sheet)
