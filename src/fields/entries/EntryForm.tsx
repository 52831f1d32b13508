import { selectFaults } from '../../../machines/quote/quote.select'
import { useQuote } from '../../app/QuoteProvider'
import { Button } from '../../ui/Button'
import { Row } from '../Row'
import { EntryField } from './EntryField'
import type { useEntries } from './useEntries'
import { entryFieldId } from './words'

interface Props {
  readonly list: ReturnType<typeof useEntries>
  readonly index: number
  readonly id: string
}

/** The questions of one entry, while it is changed, or while the error summary has a link into it. */
export function EntryForm({ list, index, id }: Props) {
  const { page, entries, open } = list
  const isAtFault = useQuote((snapshot) =>
    Object.keys(selectFaults(snapshot)).some((place) => place.startsWith(entryFieldId(id, index, ''))),
  )
  if (open !== index && !isAtFault) return null
  const entry = entries[index]!
  return (
    <div className="col-span-full mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 pb-2 md:col-start-2">
      {page.rows.map((questions) => (
        <Row key={questions[0]!.name} questions={questions}>
          {questions.map((question) => (
            <EntryField
              key={question.name}
              question={question}
              id={entryFieldId(id, index, question.name)}
              value={entry[question.name]}
              onChange={(name, value) => list.edit(index, { [name]: value })}
            />
          ))}
        </Row>
      ))}
      <div>
        <Button onClick={() => list.done(index)}>Done</Button>
      </div>
    </div>
  )
}
