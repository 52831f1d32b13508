import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import { countOf } from '../../../../domain/common/formats'
import type { MailPage, MailQuery } from '../../../../machines/calls/mail'
import { mailboxAddressOf, mailStates } from '../../../../machines/staff/mail/mailbox.route'
import {
  type MailboxRef,
  selectMailboxProblem,
  selectMailListed,
  selectMailListState,
  selectMailQuery,
} from '../../../../machines/staff/mail/mailbox.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Loading } from '../../../shared/ui/Busy'
import { countedIn, isMore } from '../shared/counts'
import { TimeZoneNote } from '../shared/dates'
import { Failed } from '../shared/LoadError'
import { mailStateWord } from '../shared/MailStatus'
import { Pager } from '../shared/Pager'
import { Search } from '../shared/Search'
import { Tabs } from '../shared/Tabs'
import { MailTable } from './MailTable'

/** Sent and failed emails, newest first. The address holds the search. */
export function MailList({ mailbox }: { mailbox: MailboxRef }) {
  const state = useSelector(mailbox, selectMailListState)
  const query = useSelector(mailbox, selectMailQuery)
  const listed = useSelector(mailbox, selectMailListed)
  const problem = useSelector(mailbox, selectMailboxProblem)
  const tabs = [null, ...mailStates].map((each) => ({
    name: each ? mailStateWord(each) : 'All',
    to: mailboxAddressOf({ ...query, state: each, page: 1 }),
    isCurrent: each === query.state,
  }))
  const count = state === 'shown' && listed ? countedIn(listed.total) : null
  return (
    <>
      <title>{`Mailbox | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-3 text-h2">
        Mailbox
      </h1>
      <Search
        label="Email address, or a part of the subject"
        searched={query.search}
        to={(search) => mailboxAddressOf({ ...query, search, page: 1 })}
      />
      <Tabs label="State" tabs={tabs} count={count} />
      {state === 'loading' && (listed ? <div className="running" /> : <Loading text="Fetching..." />)}
      {state === 'failed' ? (
        <Failed problem={problem} onRetry={() => mailbox.send({ type: 'page.retried' })} />
      ) : (
        listed && <Listed listed={listed} query={query} isOld={state === 'loading'} />
      )}
    </>
  )
}

function Listed({ listed, query, isOld }: { listed: MailPage; query: MailQuery; isOld: boolean }) {
  return (
    <div aria-busy={isOld}>
      <p role="status" className={listed.total > 0 ? 'sr-only' : 'max-w-(--measure) py-4 text-body'}>
        {isOld ? '' : countInWords(listed.total, query)}
      </p>
      {listed.rows.length > 0 && <MailTable rows={listed.rows} query={query} />}
      {listed.rows.length > 0 && <TimeZoneNote />}
      {listed.total > 0 && (
        <Pager range={listed} isMore={isMore(listed.total)} to={(page) => mailboxAddressOf({ ...query, page })} />
      )}
    </div>
  )
}

function countInWords(total: number, { search, state }: MailQuery) {
  if (total > 0) return `${countOf(total)} found.`
  if (search) return `No message matches “${search}”. Try a whole email address, or a word of the subject.`
  if (state === 'failed') return 'No message has failed.'
  if (state === 'sending') return 'No message is on its way.'
  return 'No messages yet. Each appears here as soon as it is written, even without a mail server.'
}
