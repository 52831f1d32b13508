import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isCalendarDate, weekdayOf } from '../../../../domain/common/dates'
import { LinkButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import type { Control } from '../control/control'
import { Day } from './masked'

/** the specification's: setup_date_1 to setup_date_10 */
const most = 10
const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

const given = (rows: readonly string[]) => rows.filter((day) => day !== '')
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((day, i) => day === b[i])

/**
 * The rows that an error is about: invalid dates, or else repeated ones. An error of a rule that reads other answers is
 * about every date, and a missing answer about the first row.
 */
function wrongAmong(rows: readonly string[]): readonly number[] {
  const where = (isWrong: (day: string, index: number) => boolean) =>
    rows.flatMap((day, index) => (isWrong(day, index) ? [index] : []))
  const noDays = where((day) => day !== '' && !isCalendarDate(day))
  if (noDays.length > 0) return noDays
  const repeated = where((day, index) => day !== '' && rows.indexOf(day) < index)
  if (repeated.length > 0) return repeated
  const filled = where((day) => day !== '')
  return filled.length > 0 ? filled : [0]
}

/**
 * A list of dates, one in each row. An empty row is no answer yet, so only this component has it. Dates that change
 * elsewhere replace all rows.
 */
export const DateList: Control = ({ question, id, input, describedBy, invalid }) => {
  const answer = Array.isArray(input.value) ? (input.value as string[]) : []
  const [typed, setTyped] = useState<readonly string[]>(answer)
  const rows = isSame(given(typed), answer) && typed.length > 0 ? typed : answer.length > 0 ? answer : ['']
  const one = question.label.toLowerCase().replace(/s$/, '')
  const idOf = (index: number) => (index === 0 ? id : `${id}-${index + 1}`)

  const wrong = invalid ? wrongAmong(rows) : []

  const change = (next: readonly string[]) => {
    setTyped(next)
    input.onChange(given(next).length > 0 ? given(next) : null)
  }
  /** Moves the focus to the added date, or to the one that took the removed one's place. */
  const changeAndGo = (next: readonly string[], index: number) => {
    flushSync(() => change(next))
    document.getElementById(idOf(index))?.focus()
  }

  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      {rows.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no id but its index
        <div key={index} className="grid gap-1">
          <label htmlFor={idOf(index)} className="font-strong">
            {ordinals[index]} {one}
          </label>
          <div className="flex items-center gap-1">
            <Day
              id={idOf(index)}
              value={day}
              onChange={(next) => change(rows.map((other, i) => (i === index ? next : other)))}
              echo={isCalendarDate(day) ? weekdayOf(day) : null}
              describedBy={wrong.includes(index) ? describedBy : undefined}
              onBlur={input.onBlur}
              more={{ 'aria-invalid': wrong.includes(index) || undefined, onFocus: input.onFocus }}
            />
            {rows.length > 1 && (
              <button
                type="button"
                className="tool"
                aria-label={`Remove the ${ordinals[index]?.toLowerCase()} ${one}${day && `, ${day}`}`}
                onClick={() => changeAndGo(rows.toSpliced(index, 1), Math.min(index, rows.length - 2))}
              >
                <Icon name="bin" />
              </button>
            )}
          </div>
        </div>
      ))}
      {rows.length < most ? (
        <div>
          <LinkButton onClick={() => changeAndGo([...rows, ''], rows.length)}>
            <Icon name="plus" />
            Add another {one}
          </LinkButton>
        </div>
      ) : (
        <p className="text-ink-soft">That is all {most}.</p>
      )}
    </fieldset>
  )
}
