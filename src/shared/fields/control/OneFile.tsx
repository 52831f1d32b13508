import { focusOnMount } from '../../browser/focus'
import { Fault } from './FieldFrames'

export const csvFiles = '.csv,text/csv'

interface Props {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** the accepted kinds, as the browser's dialog filters them */
  readonly accept: string
  /** why the chosen file cannot be read */
  readonly fault: string | null
  /** counts rejections: at each the fault takes the focus again */
  readonly rejections: number
  /** words after the fault, about the file that counts still */
  readonly note?: string | null
  readonly onChoose: (file: File) => void
}

/** One file, chosen or dropped. */
export const OneFile = ({ id, label, hint, accept, fault, rejections, note, onChoose }: Props) => (
  <>
    <label htmlFor={id} className="font-strong">
      {label}
    </label>
    {hint && (
      <p id={`${id}-hint`} className="text-ink-soft">
        {hint}
      </p>
    )}
    {fault && (
      <div key={rejections} tabIndex={-1} ref={focusOnMount} role="alert">
        <Fault id={id}>{fault}</Fault>
        {note && <p>{note}</p>}
      </div>
    )}
    <input
      id={id}
      type="file"
      accept={accept}
      aria-describedby={[hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined}
      aria-invalid={fault ? true : undefined}
      className="control mt-0.5 w-full"
      onChange={({ target }) => {
        const file = target.files?.[0]
        if (file) onChoose(file)
        // an empty value allows choosing the same file again, once it is corrected
        target.value = ''
      }}
    />
  </>
)
