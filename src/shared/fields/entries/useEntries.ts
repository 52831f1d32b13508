import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldName } from '../../../../domain/application'
import { isFilled } from '../../../../domain/application/entries'
import { fieldIdOf } from '../../../../domain/application/faults'
import type { Entry } from '../../../../domain/application/fields/field'
import { showToast } from '../../ui/toasts'
import type { ControlProps } from '../control/control'
import { useAsking } from '../control/formContext'
import { nameOf } from './labels'

export type Tool = 'up' | 'down' | 'change' | 'remove'
const noEntries: readonly Entry[] = []

/** The actions on a list of entries, each of which moves the focus to a nearby element that exists. */
export function useEntries({ question, id, input }: ControlProps) {
  const asking = useAsking()
  const page = question.entry!
  const entries = (input.value as readonly Entry[] | null) ?? noEntries
  const [open, setOpen] = useState<number | null>(null)
  const [announcement, announce] = useState('')

  const toolId = (index: number, tool: Tool) => `${id}-${index}-tool-${tool}`
  const firstField = (index: number) =>
    fieldIdOf({ field: question.name as FieldName, entry: { index, name: page.rows[0]![0]!.name } })
  /** Draws at once, so that the element that takes the focus exists. */
  const then = (change: () => void, ...ids: readonly string[]) => {
    flushSync(change)
    const target = ids.map((one) => document.getElementById(one)).find((one) => one && !one.matches(':disabled'))
    target?.focus()
  }
  const keep = (next: readonly Entry[]) => input.onChange(next)

  /** Undo may come long after the step is gone, so it reads the current list. */
  const putBack = (entry: Entry, index: number) => () => {
    const now = (asking.answers(asking.actor.getSnapshot())[question.name as 'ai_data'] ??
      noEntries) as readonly Entry[]
    asking.answer({ [question.name]: now.toSpliced(index, 0, entry) })
  }

  const drop = (index: number) => {
    setOpen(open === index ? null : open !== null && open > index ? open - 1 : open)
    keep(entries.toSpliced(index, 1))
  }

  return {
    page,
    entries,
    open,
    announcement: announcement,
    toolId,
    edit: (index: number, changes: Entry) => keep(entries.with(index, { ...entries[index], ...changes })),
    add: () =>
      then(() => {
        keep([...entries, {}])
        setOpen(entries.length)
      }, firstField(entries.length)),
    change: (index: number) => then(() => setOpen(index), firstField(index)),
    done: (index: number) =>
      isFilled(entries[index] ?? {}) ? then(() => setOpen(null), toolId(index, 'change')) : then(() => drop(index), id),
    move: (index: number, by: -1 | 1) => {
      const to = index + by
      then(
        () => {
          keep(entries.with(index, entries[to]!).with(to, entries[index]!))
          setOpen(open === index ? to : open === to ? index : open)
          announce(`Moved to place ${to + 1} of ${entries.length}`)
        },
        toolId(to, by < 0 ? 'up' : 'down'),
        toolId(to, by < 0 ? 'down' : 'up'),
      )
    },
    remove: (index: number) => {
      const entry = entries[index]!
      const next = Math.min(index, entries.length - 2)
      then(() => drop(index), toolId(next, 'change'), toolId(next, 'remove'), id)
      if (isFilled(entry)) {
        const text = `${nameOf(page, entry, index)} removed.`
        showToast({ kind: 'success', text, action: { label: 'Put it back', run: putBack(entry, index) } })
      }
    },
  }
}
