import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { acceptedBy, type FileRule, limitsInWords } from '../../../../domain/common/fileKinds'
import { several, sizeInWords } from '../../../../domain/common/formats'
import { Icon } from '../../ui/Icon'

interface Props {
  readonly label: ReactNode
  readonly rule: FileRule
  /** what the rule takes, short */
  readonly kinds: string
  /** what the list of them is called */
  readonly listed: string
  readonly files: readonly File[]
  /** what is wrong with them, as an element that has `files-fault` for its id */
  readonly fault: ReactNode
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (index: number) => void
}

const id = 'files'

/**
 * Files are chosen or dropped, looked over, and taken away one by one. What is taken away hands the focus to its
 * neighbour, or to where files are chosen.
 */
export function ChosenFiles({ label, rule, kinds, listed, files, fault, onAdd, onRemove }: Props) {
  const remove = (index: number) => {
    flushSync(() => onRemove(index))
    const next = document.getElementById(`${id}-remove-${Math.min(index, files.length - 2)}`)
    const target = next ?? document.getElementById(id)
    target?.focus()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <label htmlFor={id} className="font-strong">
        {label}
      </label>
      <p id={`${id}-hint`} className="max-w-(--measure) text-ink-soft">
        {limitsInWords(rule)}: {kinds}.
      </p>
      {fault}
      {/* without a style of its own it stays the browser's: a button and a place to drop files on */}
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedBy(rule)}
        aria-describedby={[`${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')}
        aria-invalid={fault ? true : undefined}
        className="control mt-0.5 w-full"
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])])
          // the list below says what is chosen; the same file may be chosen again
          target.value = ''
        }}
      />
      {files.length > 0 && (
        <ul aria-label={listed} className="mt-1 w-full border-rule border-b">
          {files.map((file, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              key={index}
              className="grid min-h-8 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-1.5 border-t border-rule py-0.5"
            >
              <Icon name="document" className="text-ink-soft" />
              <span className="min-w-0 break-words">
                <span className="font-strong">{file.name}</span>{' '}
                <span className="text-dense text-ink-soft">{sizeInWords(file.size)}</span>
              </span>
              <button
                type="button"
                id={`${id}-remove-${index}`}
                className="tool"
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(index)}
              >
                <Icon name="bin" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {files.length === 0 ? '' : `${several(files.length, 'file')} chosen`}
      </p>
    </div>
  )
}
