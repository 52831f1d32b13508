import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { WorkItem } from '../../../../contract/client'
import { brand } from '../../../../domain/common/brand'
import { momentInWords } from '../../../../domain/common/clock'
import { shortFileName, sizeInWords } from '../../../../domain/common/formats'
import { closesItself, kindWords, stateWords } from '../../../../domain/staff/workItems'
import { booksAddressOf, booksQueryIn } from '../../../../machines/staff/accounting/accounting.route'
import { workItemsAddressOf } from '../../../../machines/staff/workItems/workItems.route'
import {
  selectWorkItem,
  selectWorkItemState,
  selectWorkItemsProblem,
  selectWorkItemsQuery,
  type WorkItemsRef,
} from '../../../../machines/staff/workItems/workItems.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Link } from '../../../shared/ui/Link'
import { FactList } from '../shared/AnswerList'
import { DueDay } from '../shared/DueDay'
import { TimeZoneNote } from '../shared/dates'
import { HistoryEntries } from '../shared/HistoryEntries'
import { Failed } from '../shared/LoadError'
import { AnswerForm } from './AnswerForm'
import { ApprovalDialog } from './ApprovalDialog'
import { ApprovalPart } from './ApprovalPart'
import { ContactLink } from './ContactLink'
import { ItemNotice } from './ItemNotice'
import { OwnerAndState } from './OwnerAndState'
import { ScreeningDialog } from './ScreeningDialog'
import { ScreeningPart } from './ScreeningPart'

/** One request or task, with all that staff do about it. */
export function WorkItemPage({ workItems }: { workItems: WorkItemsRef }) {
  const state = useSelector(workItems, selectWorkItemState)
  const query = useSelector(workItems, selectWorkItemsQuery)
  const item = useSelector(workItems, selectWorkItem)
  const problem = useSelector(workItems, selectWorkItemsProblem)
  const back = (
    <Link to={workItemsAddressOf(query)} className="reach">
      Requests and tasks
    </Link>
  )
  const views: Record<typeof state, ReactNode> = {
    loading: null,
    open: item && <Shown key={item.row.id} workItems={workItems} item={item} back={back} />,
    missing: <Missing back={back} />,
    failed: <Failed isPage problem={problem} onRetry={() => workItems.send({ type: 'page.retried' })} />,
  }
  return views[state]
}

function Missing({ back }: { back: ReactNode }) {
  return (
    <div className="grid gap-1 py-4">
      <title>{`No such request | ${brand.name}`}</title>
      <p className="text-ink-soft">{back}</p>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
        There is no such request or task
      </h1>
      <p>The address may be mistyped.</p>
    </div>
  )
}

const beginnings: Partial<Readonly<Record<WorkItem['row']['kind'], string>>> = {
  approval: 'Requested',
  refund: 'Due since',
}

interface Props {
  readonly workItems: WorkItemsRef
  readonly item: WorkItem
}

function Shown({ workItems, item, back }: Props & { readonly back: ReactNode }) {
  const { row, facts, text, answers, history, approval, screening } = item
  const title = row.kind === 'task' ? 'Task' : row.subject
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <div className="pt-4 pb-2">
        <p className="text-ink-soft">{back}</p>
        <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2 [overflow-wrap:anywhere]">
          {title}
        </h1>
        <p className="text-ink-soft">
          <span className="font-strong text-ink">{stateWords(row.kind, row.state)}</span>
          {row.kind !== 'task' && ` · ${kindWords[row.kind]}`}
          {row.due ? (
            <>
              {' · '}
              <DueDay row={row} day={row.due} />
            </>
          ) : (
            ` · ${beginnings[row.kind] ?? 'Received'} ${momentInWords(row.created)}`
          )}
        </p>
        <p>
          <ContactLink row={row} />
        </p>
      </div>
      <ItemNotice workItems={workItems} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-4 desk:grid-cols-[minmax(0,1fr)_20rem] desk:items-start">
        <div className="grid min-w-0 gap-4">
          {approval && <ApprovalPart workItems={workItems} approval={approval} />}
          {screening && <ScreeningPart workItems={workItems} matches={screening.matches} />}
          {text !== null && <Words text={text} />}
          <Files item={item} />
          {answers.length > 0 && <Answers answers={answers} />}
          {row.kind === 'refund' && row.contact_id && <RefundPart contactId={row.contact_id} state={row.state} />}
          {!closesItself(row.kind) && row.kind !== 'task' && row.state !== 'closed' && (
            <AnswerForm workItems={workItems} row={row} />
          )}
        </div>
        <aside aria-label="About this request" className="grid min-w-0 gap-4">
          <OwnerAndState workItems={workItems} item={item} />
          {facts.length > 0 && (
            <div className="[overflow-wrap:anywhere]">
              <FactList rows={facts.map((fact) => [fact.label, fact.label, fact.text])} isNarrow />
            </div>
          )}
          <section aria-labelledby="item-history">
            <h2 id="item-history" className="text-h3 font-strong">
              History
            </h2>
            {history.length === 0 ? (
              <p className="text-ink-soft">Nothing has been done yet.</p>
            ) : (
              <HistoryEntries rows={history} />
            )}
            <TimeZoneNote />
          </section>
        </aside>
      </div>
      <ApprovalDialog workItems={workItems} />
      <ScreeningDialog workItems={workItems} />
    </>
  )
}

/** A refund is made on the accounting page, which closes this item. */
const RefundPart = ({ contactId, state }: { readonly contactId: string; readonly state: WorkItem['row']['state'] }) => (
  <div className="grid max-w-(--measure) gap-1">
    <p>
      {state === 'closed'
        ? 'This request is closed. Accounting shows each refund, how it was made, and a balance that is due.'
        : 'This refund waits for a check or a transfer from us. Record it in accounting once it is sent: the payee gets an email, and this request closes.'}
    </p>
    <p>
      <Link to={booksAddressOf(contactId, booksQueryIn(''))} className="reach">
        {state === 'closed' ? 'Open accounting' : 'Refund it in accounting'}
      </Link>
    </p>
  </div>
)

/** The words of the customer, or the text of a task. */
const Words = ({ text }: { text: string }) => (
  <blockquote className="max-w-(--measure) border-t border-rule py-1.25 text-body wrap-anywhere whitespace-pre-line">
    {text}
  </blockquote>
)

function Files({ item: { row, files } }: Pick<Props, 'item'>) {
  if (files.length === 0) return null
  return (
    <section aria-labelledby="item-files">
      <h2 id="item-files" className="text-h3 font-strong">
        Files
      </h2>
      <ul>
        {files.map(({ id, name, bytes }) => (
          <li key={id} className="border-b border-rule py-1 [overflow-wrap:anywhere]">
            <a
              className="link reach"
              href={`/api/reps/attachments/${row.contact_id}/files/${id}`}
              title={name}
              download
            >
              {shortFileName(name)}
            </a>{' '}
            <span className="text-ink-soft">{sizeInWords(bytes)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Answers = ({ answers }: Pick<WorkItem, 'answers'>) => (
  <section aria-labelledby="item-answers">
    <h2 id="item-answers" className="text-h3 font-strong">
      {answers.length === 1 ? 'Answer' : 'Answers'}
    </h2>
    <ol className="max-w-(--measure)">
      {answers.map(({ number, at, name, recipient, message }) => (
        <li key={number} className="border-t border-rule py-1.25">
          <p className="text-note text-ink-soft [overflow-wrap:anywhere]">
            <time dateTime={at}>{momentInWords(at)}</time> · {name} to {recipient}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{message}</p>
        </li>
      ))}
    </ol>
  </section>
)
