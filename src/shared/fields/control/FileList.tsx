import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { acceptedBy, type FileRule, limitsInWords } from '../../../../domain/common/fileKinds'
import { several, shortFileName, sizeInWords } from '../../../../domain/common/formats'
import { Icon } from '../../ui/Icon'

interface Props {
  readonly label: ReactNode
  readonly rule: FileRule
  /** the accepted kinds of files, in short */
  readonly kinds: string
  /** the accessible name of the list */
  readonly listed: string
  readonly files: readonly File[]
  /** the errors, as an element with the id `files-fault` */
  readonly fault: ReactNode
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (index: number) => void
}

const id = 'files'

/**
 * Chosen or dropped files, which can be removed one by one. Removing one moves the focus to its neighbor, or to the
 * file input.
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
      {/* unstyled, it stays a native button that also accepts dropped files */}
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedBy(rule)}
        aria-describedby={[`${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')}
        aria-invalid={fault ? true : undefined}
        // the browser's own "No file chosen" would contradict the list
        className={`control mt-0.5 w-full ${files.length > 0 ? 'text-transparent file:text-ink' : ''}`}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])])
          // the list below shows the files; an empty value allows choosing the same file again
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
                <span className="font-strong" title={file.name}>
                  {shortFileName(file.name)}
                </span>{' '}
                <span className="text-dense text-ink-soft">{sizeInWords(file.size)}</span>
              </span>
              <button
                type="button"
                id={`${id}-remove-${index}`}
                className="tool"
                aria-label={`Remove ${shortFileName(file.name)}`}
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
