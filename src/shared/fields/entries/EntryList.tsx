import type { FieldName } from '../../../../domain/application'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import type { ControlProps } from '../control/control'
import { EntryForm } from './EntryForm'
import { EntryActions } from './EntryTools'
import { countInWords, linesOf, nameOf, repetitionOf } from './labels'
import { useEntries } from './useEntries'

/** A list of entries with questions of their own, such as additional insureds. */
export default function EntryList(props: ControlProps) {
  const list = useEntries(props)
  const { page, entries, open } = list
  const { id, describedBy } = props
  const isFull = entries.length >= page.most
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <p className="text-ink-soft">{countInWords(page, entries.length)}</p>
      <ol id={`${id}-list`} className="border-rule not-empty:border-b">
        {entries.map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name but its place
            key={index}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-1 border-t border-rule py-2 md:grid-cols-[2rem_minmax(0,1fr)_auto]"
          >
            <span className="text-ink-soft">{index + 1}</span>
            <div>
              <p className="font-strong">{nameOf(page, entry, index)}</p>
              {linesOf(page, entry).map((line) => (
                <p key={line} className="text-ink-soft">
                  {line}
                </p>
              ))}
              <p aria-live="polite" className="empty:hidden">
                {repetitionOf(page, entries, index)}
              </p>
            </div>
            <EntryActions list={list} index={index} isOpen={open === index} />
            <EntryForm list={list} index={index} field={props.question.name as FieldName} />
          </li>
        ))}
      </ol>
      {isFull ? (
        <p className="text-ink-soft">That is all {page.most}.</p>
      ) : (
        <div>
          <Button id={id} onClick={list.add}>
            <Icon name="plus" />
            {entries.length === 0 ? 'Add the first' : 'Add another'}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {list.announcement}
      </p>
    </fieldset>
  )
}
