import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { PolicyDocument } from '../../../../contract/client'
import {
  type DocumentsRef,
  selectDocuments,
  selectDocumentsBusy,
  selectDocumentsState,
} from '../../../../machines/customer/policy/documents.select'
import { Busy } from '../../../shared/ui/Busy'
import { Actions, Button } from '../../../shared/ui/Button'
import { Icon } from '../../../shared/ui/Icon'

interface ListProps {
  readonly documents: DocumentsRef
  /** names of the documents to come, so that the list has its height before it is fetched */
  readonly expected?: readonly string[]
}

/** A policy's documents. Each can be opened as soon as its file exists. */
export function DocumentList({ documents: actor, expected = [] }: ListProps) {
  const documents = useSelector(actor, selectDocuments)
  const state = useSelector(actor, selectDocumentsState)
  const busy = useSelector(actor, selectDocumentsBusy)
  const listed = documents.length > 0 ? documents : expected.map((name) => ({ name, url: name, ready: false }))
  return (
    <>
      {listed.length > 0 && (
        <ul className="border-b border-rule">
          {listed.map((document) => (
            <Row key={document.url} document={document} />
          ))}
        </ul>
      )}
      <div role="status" className="mt-2 text-ink-soft">
        {noticeOf[state]}
      </div>
      {(state === 'late' || state === 'failed') && (
        <Actions className="mt-2">
          <Button onClick={() => actor.send({ type: 'documents.retried' })}>Try again</Button>
        </Actions>
      )}
      {busy && <Busy text={busy} />}
    </>
  )
}

const coming = 'New documents appear here as soon as they are ready.'
const noticeOf: Record<ReturnType<typeof selectDocumentsState>, ReactNode> = {
  arriving: null,
  fetching: null,
  waiting: coming,
  polling: coming,
  ready: 'All of them are ready.',
  late: 'They are taking longer than usual. We email each one to you when it is ready.',
  failed: 'The documents could not be loaded.',
}

type Listed = Pick<PolicyDocument, 'name' | 'url' | 'ready' | 'code'>

function Row({ document: { name, url, ready, code } }: { document: Listed }) {
  return (
    <li className="grid min-h-8 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-1.5 border-t border-rule py-1">
      <Icon name="document" className="text-ink-soft" />
      <span>
        <span className="font-strong">{name}</span>
        <span className="block text-dense text-ink-soft">
          {ready ? 'PDF' : 'Preparing …'}
          {code && `, certificate code ${code}`}
        </span>
      </span>
      {ready && (
        <a href={url} className="inline-flex min-h-(--size-target) items-center">
          Open<span className="sr-only"> {name}</span>
        </a>
      )}
    </li>
  )
}
