import type { ReactNode } from 'react'
import type { MailboxRef } from '../../../../machines/staff/mail/mailbox.select'

interface Props {
  readonly mailbox: MailboxRef
  readonly html: string
  readonly text: string
  readonly isPlain: boolean
}

/** The body of an email, as HTML or as plain text. */
export function MailBody({ mailbox, html, text, isPlain }: Props) {
  return (
    <>
      <p className="flex min-h-(--size-target) items-center gap-3">
        <Way isChosen={!isPlain} onChoose={() => mailbox.send({ type: 'picture.requested' })}>
          Formatted
        </Way>
        <Way isChosen={isPlain} onChoose={() => mailbox.send({ type: 'text.requested' })}>
          Plain text
        </Way>
      </p>
      {isPlain ? <TextBody text={text} /> : <HtmlBody html={html} />}
    </>
  )
}

function Way({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-(--size-target) text-ink-soft hover:text-ink aria-pressed:font-strong aria-pressed:text-ink aria-pressed:shadow-[inset_0_-3px_0_var(--color-accent)]"
    >
      {children}
    </button>
  )
}

/**
 * A sandboxed frame without scripts, forms and windows, because some emails repeat text that a customer wrote. Links in
 * it would open a window, so they do nothing.
 */
const HtmlBody = ({ html }: { html: string }) => (
  <iframe
    title="The message"
    sandbox=""
    referrerPolicy="no-referrer"
    srcDoc={html.replace(/<head[^<>]*>/, '$&<base target="_blank">')}
    className="h-90 w-full rounded-control border border-rule"
  />
)

const TextBody = ({ text }: { text: string }) => (
  <pre className="rounded-control border border-rule bg-sheet p-2 text-dense whitespace-pre-wrap [overflow-wrap:anywhere]">
    {text}
  </pre>
)
