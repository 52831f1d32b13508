import type { FieldName } from '../../../../domain/application'
import { fieldIdOf } from '../../../../domain/application/faults'
import type { Question } from '../../../../domain/application/page'
import { Button } from '../../ui/Button'
import { Row } from '../control/fieldLayout'
import { useFaults } from '../control/formContext'
import { EntryField } from './EntryField'
import type { useEntries } from './useEntries'

interface Props {
  readonly list: ReturnType<typeof useEntries>
  readonly index: number
  readonly field: FieldName
}

const isMark = ([first]: readonly Question<string>[]) => first?.kind === 'cover'

/** The questions of one entry, while it is edited or the error summary links into it. */
export function EntryForm({ list, index, field }: Props) {
  const { page, entries, open } = list
  const idOf = (name: string) => fieldIdOf({ field, entry: { index, name } })
  const isAtFault = useFaults((faults) => Object.keys(faults).some((fieldId) => fieldId.startsWith(idOf(''))))
  if (open !== index && !isAtFault) return null
  const row = (questions: readonly Question<string>[]) => (
    <Row key={questions[0]!.name} questions={questions}>
      {questions.map((question) => (
        <EntryField
          key={question.name}
          question={question}
          id={idOf(question.name)}
          value={entries[index]![question.name]}
          onChange={(name, value) => list.edit(index, { [name]: value })}
        />
      ))}
    </Row>
  )
  return (
    <div className="col-span-full mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 pb-2 md:col-start-2">
      {page.rows.filter((questions) => !isMark(questions)).map(row)}
      <div className="empty:hidden">{page.rows.filter(isMark).map(row)}</div>
      <div>
        <Button onClick={() => list.done(index)}>Done</Button>
      </div>
    </div>
  )
}
