import type { AttachedDocument } from '../../../../contract/client'
import { shortFileName, sizeInWords } from '../../../../domain/common/formats'
import { shortMoment } from '../shared/dates'
import { tableLook } from '../shared/tableStyle'

interface Props {
  readonly contactId: string
  readonly documents: readonly AttachedDocument[]
  /** ids of the selected files */
  readonly marked: readonly string[]
  /** null while nothing can be selected */
  readonly onMark: ((ids: readonly string[]) => void) | null
}

const { words, head, cell, grid } = tableLook

/** One row for each file; below 768 px its checkbox and name, with the details below them. */
export function AttachmentTable({ contactId, documents, marked, onMark }: Props) {
  const toggle = (id: string, isMarked: boolean) =>
    onMark?.(isMarked ? [...marked, id] : marked.filter((other) => other !== id))
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Attachments, newest first</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>
            <span className="sr-only">Mark</span>
          </th>
          <th className={words}>Name</th>
          <th className={words}>Source</th>
          <th className={words}>By</th>
          <th className={`${head} text-end plain-weight text-ink-soft`}>Size</th>
          <th className={`${head} text-end font-strong text-ink`} aria-sort="descending">
            Added
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <Row
            key={document.id}
            contactId={contactId}
            document={document}
            isMarked={marked.includes(document.id)}
            onMark={onMark && ((isMarked) => toggle(document.id, isMarked))}
          />
        ))}
      </tbody>
    </table>
  )
}

const fromWhere: Readonly<Record<AttachedDocument['kind'], string>> = {
  upload: 'Uploaded',
  claim: 'With a claim',
  document: 'Document',
}

/** An email address that breaks before its @, where it has to. */
const Address = ({ children }: { children: string }) => {
  const [name, ...host] = children.split('@')
  return host.length === 0 ? (
    children
  ) : (
    <>
      {name}
      <wbr />@{host.join('@')}
    </>
  )
}

interface RowProps {
  readonly contactId: string
  readonly document: AttachedDocument
  readonly isMarked: boolean
  readonly onMark: ((isMarked: boolean) => void) | null
}

function Row({ contactId, document, isMarked, onMark }: RowProps) {
  const { id, kind, actor, bytes, created, ready } = document
  const name = shortFileName(document.name)
  return (
    <tr className={`${grid} max-md:grid-cols-[auto_minmax(0,1fr)_auto]`}>
      <td className={`${cell} w-4`}>
        <input
          type="checkbox"
          className="mark align-middle"
          aria-label={`Mark ${name}`}
          checked={isMarked}
          disabled={onMark === null}
          onChange={({ target }) => onMark?.(target.checked)}
        />
      </td>
      <th scope="row" className={`${cell} text-start [overflow-wrap:anywhere] max-md:col-span-2`}>
        {ready ? (
          <a className="link" href={`/api/reps/attachments/${contactId}/files/${id}`} title={document.name} download>
            {name}
          </a>
        ) : (
          <>
            {name} <span className="text-ink-soft">is being made</span>
          </>
        )}
      </th>
      <td className={`${cell} text-ink-soft max-md:col-start-2 max-md:row-start-2`}>{fromWhere[kind]}</td>
      <td
        className={`${cell} text-ink-soft [overflow-wrap:anywhere] max-md:col-span-2 max-md:col-start-2 max-md:row-start-3`}
      >
        {actor === 'system' ? '' : <Address>{actor}</Address>}
      </td>
      <td className={`${cell} money text-ink-soft max-md:col-start-3 max-md:row-start-2`}>
        {bytes === null ? '' : sizeInWords(bytes)}
      </td>
      <td
        className={`${cell} money text-ink-soft max-md:col-span-2 max-md:col-start-2 max-md:row-start-4 max-md:text-start`}
      >
        {shortMoment(created)}
      </td>
    </tr>
  )
}
