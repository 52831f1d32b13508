import { flushSync } from 'react-dom'
import { claimFiles } from '../../../domain/claim'
import { several } from '../../../domain/formats'
import { Fault } from '../../fields/frames'
import { Icon } from '../../ui/Icon'

interface Props {
  readonly files: readonly File[]
  readonly fault: string | undefined
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (index: number) => void
}

const id = 'files'
const mebibyte = 1024 * 1024
const sizeOf = ({ size }: File) =>
  size < mebibyte ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / mebibyte).toFixed(1)} MB`

/** What goes with a claim. What is taken away hands the focus to its neighbour, or to where files are chosen. */
export function Files({ files, fault, onAdd, onRemove }: Props) {
  const remove = (index: number) => {
    flushSync(() => onRemove(index))
    const next = document.getElementById(`${id}-remove-${Math.min(index, files.length - 2)}`)
    const target = next ?? document.getElementById(id)
    target?.focus()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <label htmlFor={id} className="font-strong">
        Photos, bills and letters <span className="plain-weight text-ink-soft">(optional)</span>
      </label>
      <p id={`${id}-hint`} className="max-w-(--measure) text-ink-soft">
        Up to {several(claimFiles.most, 'file')} of {claimFiles.largest / mebibyte} MB each: PDF, JPEG, PNG, HEIC or
        plain text.
      </p>
      {fault && <Fault id={id}>{fault}</Fault>}
      {/* without a style of its own it stays the browser's: a button and a place to drop files on */}
      <input
        id={id}
        type="file"
        multiple
        accept=".pdf,.jpg,.jpeg,.png,.heic,.txt,application/pdf,image/jpeg,image/png,image/heic,text/plain"
        aria-describedby={[`${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')}
        aria-invalid={fault ? true : undefined}
        className="control mt-0.5 w-full"
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])])
          // the list below says what is chosen; the same file may be chosen again
          target.value = ''
        }}
      />
      <ul aria-label="Files that go with it" className="mt-1 w-full border-rule not-empty:border-b">
        {files.map((file, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            key={index}
            className="grid min-h-8 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-1.5 border-t border-rule py-0.5"
          >
            <Icon name="document" className="text-ink-soft" />
            <span className="min-w-0 break-words">
              <span className="font-strong">{file.name}</span>{' '}
              <span className="text-dense text-ink-soft">{sizeOf(file)}</span>
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
      <p role="status" className="sr-only">
        {files.length === 0 ? '' : `${several(files.length, 'file')} chosen`}
      </p>
    </div>
  )
}
