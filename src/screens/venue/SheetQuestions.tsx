import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import { type SheetAnswers, sheetGroups, sheetQuestions } from '../../../domain/venues/form'
import {
  selectSheetAnswer,
  selectSheetFaults,
  selectSheetNotices,
  type VenueSheetRef,
} from '../../../machines/customer/venue/venueSheet.select'
import { focusFirst } from '../../shared/browser/focus'
import { besideField } from '../../shared/fields/control/FieldFrames'
import { isSameNotice, NoticeBelow } from '../../shared/fields/kinds/NoticeBelow'
import { QuestionGroups, questionGroups } from '../../shared/fields/kinds/QuestionGroups'
import { StandaloneField } from '../../shared/fields/kinds/StandaloneField'

type Name = keyof SheetAnswers

const groups = questionGroups(sheetQuestions, sheetGroups)
type Question = (typeof groups)[number]['questions'][number]

/** The questions about a venue's requirements, by group. */
export const SheetQuestions = ({ sheet }: { sheet: VenueSheetRef }) => (
  <QuestionGroups groups={groups}>
    {(question) => (
      <Fragment key={question.name}>
        <SheetQuestion sheet={sheet} question={question} />
        {hasNotice.has(question.name) && <SheetNotice sheet={sheet} name={question.name} />}
      </Fragment>
    )}
  </QuestionGroups>
)

const hasNotice: ReadonlySet<Name> = new Set(['zip', 'also_insured'])

function SheetNotice({ sheet, name }: { sheet: VenueSheetRef; name: Name }) {
  const notice = useSelector(sheet, (snapshot) => selectSheetNotices(snapshot)[name], isSameNotice)
  return (
    <NoticeBelow
      notice={notice}
      onMend={(answers) => {
        sheet.send({ type: 'form.answered', answers })
        // the corrected answer, which is read out
        focusFirst(Object.keys(answers))
      }}
    />
  )
}

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
