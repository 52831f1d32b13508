import { Icon, type IconName } from '../../ui/Icon'
import { nameOf } from './labels'
import type { Tool, useEntries } from './useEntries'

interface Props {
  readonly list: ReturnType<typeof useEntries>
  readonly index: number
  readonly isOpen: boolean
}

/** The actions of one entry. Each accessible name includes the entry. */
export function EntryActions({ list, index, isOpen }: Props) {
  const { page, entries, toolId } = list
  const name = nameOf(page, entries[index]!, index)
  const tool = (kind: Tool, icon: IconName, words: string, act: () => void, isOff = false) => (
    <button type="button" id={toolId(index, kind)} className="tool" aria-label={words} disabled={isOff} onClick={act}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div className="col-start-2 -ml-1.5 mt-1 flex flex-wrap gap-0.5 md:col-start-auto md:-my-1.25 md:ml-0">
      {tool('up', 'up', `Move ${name} up`, () => list.move(index, -1), index === 0)}
      {tool('down', 'down', `Move ${name} down`, () => list.move(index, 1), index === entries.length - 1)}
      {!isOpen && tool('change', 'pencil', `Change ${name}`, () => list.change(index))}
      {tool('remove', 'bin', `Remove ${name}`, () => list.remove(index))}
    </div>
  )
}
