import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { MailContent } from '../../../../contract/client'
import { brand } from '../../../../domain/common/brand'
import { momentInWords } from '../../../../domain/common/clock'
import { sizeInWords } from '../../../../domain/common/formats'
import { mailboxAddressOf } from '../../../../machines/staff/mail/mailbox.route'
import {
  type MailboxRef,
  selectMailboxProblem,
  selectMailOf,
  selectMailQuery,
  selectMessage,
  selectMessageState,
} from '../../../../machines/staff/mail/mailbox.select'
import { contactAddressOf } from '../../../../machines/staff/shell/route.params'
import { focusOnMount } from '../../../shared/browser/focus'
import { Link } from '../../../shared/ui/Link'
import { FactList } from '../shared/AnswerList'
import { Failed } from '../shared/LoadError'
import { MailStatus } from '../shared/MailStatus'
import { MailBody } from './MailBody'

/** The facts of an email beside its body. */
function factsOf({ row, html, text }: MailContent) {
  const isWritten = row.state === 'sent' || html !== null || text !== null
  const rows = [
    ['created', isWritten ? 'Written' : 'Due since', momentInWords(row.created)],
    ['sent', 'Sent', row.sent && momentInWords(row.sent)],
    ['error', row.state === 'failed' ? 'Reason' : 'Last attempt', row.error],
  ] as readonly (readonly [string, string, string | null])[]
  return rows.flatMap(([key, name, words]) => (words ? [[key, name, words] as const] : []))
}

/** One email, as its recipient sees it. */
export function MailMessage({ mailbox }: { mailbox: MailboxRef }) {
  const state = useSelector(mailbox, selectMessageState)
  const query = useSelector(mailbox, selectMailQuery)
  const problem = useSelector(mailbox, selectMailboxProblem)
  const message = useSelector(mailbox, selectMessage)
  const of = useSelector(mailbox, selectMailOf)
  const back = of ? (
    <Link to={contactAddressOf(of, 'email-logs')}>Email logs</Link>
  ) : (
    <Link to={mailboxAddressOf(query)}>Mailbox</Link>
  )
  const shown = (body: ReactNode) => message && <MessageContent message={message} back={back} body={body} />
  const body = (isPlain: boolean) =>
    shown(<MailBody mailbox={mailbox} html={message?.html ?? ''} text={message?.text ?? ''} isPlain={isPlain} />)
  const views: Record<typeof state, ReactNode> = {
    loading: null,
    drawn: body(false),
    plain: body(true),
    notKept: shown(
      <p className="max-w-(--measure) text-body">
        {message?.row.state === 'sent'
          ? 'The text of this message is no longer stored.'
          : 'This message has not been written yet.'}
      </p>,
    ),
    missing: <Missing back={back} />,
    failed: <Failed isPage problem={problem} onRetry={() => mailbox.send({ type: 'page.retried' })} />,
  }
  return views[state]
}

function Missing({ back }: { back: ReactNode }) {
  return (
    <div className="grid gap-1 py-4">
      <title>{`No such message | ${brand.name}`}</title>
      <p className="text-ink-soft">{back}</p>
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
        There is no such message
      </h1>
      <p>The address may be mistyped.</p>
    </div>
  )
}

function MessageContent({ message, back, body }: { message: MailContent; back: ReactNode; body: ReactNode }) {
  const { row } = message
  return (
    <>
      <title>{`${row.subject} | ${brand.name}`}</title>
      <div className="pt-4 pb-3">
        <p className="text-ink-soft">
          {back} / {row.number}
        </p>
        <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
          {row.subject}
        </h1>
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          <MailStatus state={row.state} /> · To {row.recipient}
        </p>
      </div>
      <div className="grid gap-5 pb-4 desk:grid-cols-[minmax(0,1fr)_var(--container-price)] desk:items-start">
        <div className="min-w-0">{body}</div>
        <aside aria-label="About this message" className="grid gap-2 max-desk:order-first">
          <FactList rows={factsOf(message)} isNarrow />
          {message.attachments.length > 0 && <AttachmentLinks files={message.attachments} />}
          {row.contact_id && <Link to={`/admin/${row.contact_id}`}>Open the quote or policy</Link>}
        </aside>
      </div>
    </>
  )
}

const AttachmentLinks = ({ files }: { files: MailContent['attachments'] }) => (
  <section>
    <h2 className="font-strong">Attached</h2>
    <ul>
      {files.map(({ name, bytes }) => (
        <li key={name} className="border-t border-rule py-1 [overflow-wrap:anywhere]">
          {name} <span className="text-ink-soft">{sizeInWords(bytes)}</span>
        </li>
      ))}
    </ul>
  </section>
)
