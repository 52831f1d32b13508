import { useSelector } from '@xstate/react'
import {
  type InspectorRef,
  selectConnection,
  selectFollowed,
  selectPages,
  selectRecording,
} from '../../../machines/shared/inspector/inspector.select'
import { FilterField, filterLook } from '../../shared/fields/control/filterField'
import { Button, LinkButton } from '../../shared/ui/Button'
import { Notice } from '../../shared/ui/Notice'
import { timeInWords } from './labels'

/** The inspected page, and whether it still answers. */
export function Connection({ inspector }: { inspector: InspectorRef }) {
  const state = useSelector(inspector, selectConnection)
  if (state === 'waiting') return <WaitingForPage />
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1 pt-2">
        <PageChoice inspector={inspector} />
        <p role="status" className="py-1 text-ink-soft">
          {state === 'following' && 'The page is connected.'}
          {state === 'asking' && 'The page has been silent. Checking the connection …'}
          {state === 'recorded' && <RecordingTitle inspector={inspector} />}
        </p>
        {state === 'recorded' && (
          <Button isDense onClick={() => inspector.send({ type: 'recording.closed' })}>
            Close the recording
          </Button>
        )}
      </div>
      {state === 'lost' && (
        <PageClosed title="The page does not respond.">
          <LinkButton onClick={() => inspector.send({ type: 'page.sought' })}>Try again</LinkButton>
        </PageClosed>
      )}
      {state === 'gone' && <PageClosed title="The page was closed." />}
    </>
  )
}

function RecordingTitle({ inspector }: { inspector: InspectorRef }) {
  const recording = useSelector(inspector, selectRecording)
  return <span className="[overflow-wrap:anywhere]">Recording: {recording?.title}</span>
}

function PageClosed({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <div className="pt-2">
      <Notice tone="quiet" title={title}>
        <p>
          Its recorded events are still here. The inspector follows the next page that opens with ?inspect by itself.
        </p>
        {children}
      </Notice>
    </div>
  )
}

function WaitingForPage() {
  return (
    <div role="status" className="max-w-(--measure) py-6 text-body">
      <h2 className="display text-h2">No page yet</h2>
      <p className="pt-1">
        Open any page of the product in another tab of this browser with <code>?inspect</code> behind its address, such
        as{' '}
        <a href="/quote/?inspect" target="_blank" rel="noreferrer">
          the quote
        </a>
        . It is followed from its first chart on.
      </p>
    </div>
  )
}

/** Lists pages by the time they were opened, because an address may name a customer's quote. */
function PageChoice({ inspector }: { inspector: InspectorRef }) {
  const pages = useSelector(inspector, selectPages)
  const recording = useSelector(inspector, selectRecording)
  const followed = useSelector(inspector, selectFollowed)
  return (
    <FilterField label="Page">
      {(id) => (
        <select
          id={id}
          className={filterLook}
          value={followed?.page}
          onChange={({ target }) => inspector.send({ type: 'page.chosen', page: target.value })}
        >
          {pages.map(({ page, pageName, opened }) => (
            <option key={page} value={page}>
              {pageName}, opened {timeInWords(opened)}
            </option>
          ))}
          {recording?.pages.map(({ page, pageName }) => (
            <option key={page} value={page}>
              {pageName}, recorded
            </option>
          ))}
        </select>
      )}
    </FilterField>
  )
}
