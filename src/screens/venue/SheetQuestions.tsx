import { useSelector } from '@xstate/react'
import { type SheetAnswers, sheetGroups, sheetQuestions } from '../../../domain/venues/form'
import {
  selectSheetAnswer,
  selectSheetFaults,
  type VenueSheetRef,
} from '../../../machines/customer/venue/venueSheet.select'
import { besideField } from '../../shared/fields/control/FieldFrames'
import { QuestionGroups, questionGroups } from '../../shared/fields/kinds/QuestionGroups'
import { StandaloneField } from '../../shared/fields/kinds/StandaloneField'

type Name = keyof SheetAnswers

const groups = questionGroups(sheetQuestions, sheetGroups)
type Question = (typeof groups)[number]['questions'][number]

/** The questions about a venue's requirements, by group. */
export const SheetQuestions = ({ sheet }: { sheet: VenueSheetRef }) => (
  <QuestionGroups groups={groups}>
    {(question) => <SheetQuestion key={question.name} sheet={sheet} question={question} />}
  </QuestionGroups>
)

function SheetQuestion({ sheet, question }: { sheet: VenueSheetRef; question: Question }) {
  const { name } = question
  const value = useSelector(sheet, selectSheetAnswer(name))
  const fault = useSelector(sheet, (snapshot) => selectSheetFaults(snapshot)[name])
  return (
    <StandaloneField
      question={question}
      id={name}
      value={value}
      {...(fault && { fault: besideField(fault) })}
      onChange={(given) => sheet.send({ type: 'form.answered', answers: { [name]: given as SheetAnswers[Name] } })}
    />
  )
}
