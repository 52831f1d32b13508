import { useSelector } from '@xstate/react'
import { selectQuoteNumber } from '../../../machines/customer/quote/quote.select'
import { selectVersionHere, selectWhose } from '../../../machines/customer/quote/staff.select'
import { contactAddressOf } from '../../../machines/staff/shell/route.params'
import {
  type AttendanceRef,
  selectAttended,
  selectChangedBy,
  selectIsAway,
  selectOthers,
  selectVersionNow,
} from '../../../machines/staff/workspace/presence.select'
import { base } from '../../shared/browser/route'
import { pageWrap } from '../../shared/frame/layout'
import { actorFirst, othersInWords } from '../../shared/ui/people'
import { useQuote, useQuoteRef } from './parts/QuoteProvider'
import { openTitle } from './parts/stepFocus'

interface Props {
  readonly attendance: AttendanceRef
}

const link = 'inline-flex min-h-(--size-target) items-center text-on-inverse hover:text-on-inverse'

/**
 * Names the customer whose quote staff have opened, and links to the contact's record. The link loads the page anew.
 */
export function StaffPreview({ attendance }: Props) {
  const contactId = useSelector(attendance, selectAttended)
  const number = useQuote(selectQuoteNumber)
  const whose = useQuote(selectWhose)
  const others = useSelector(attendance, selectOthers)
  const isAway = useSelector(attendance, selectIsAway)
  const back = `${base.replace(/\/$/, '')}${contactId ? contactAddressOf(contactId) : '/admin'}`
  return (
    <aside
      aria-label="On whose behalf"
      className="bg-inverse text-on-inverse **:focus-visible:outline-focus-inverse print:hidden"
    >
      <div className={`${pageWrap} flex flex-wrap items-center justify-between gap-x-3`}>
        <p className="min-w-0 py-1 break-words">
          On behalf of {whose ?? 'the customer'}
          {number && `, ${number}`}. {others.length > 0 && <span role="status">{othersInWords(others)}</span>}
        </p>
        <a href={back} className={link}>
          {isAway ? 'Your session is over. Sign in again' : contactId ? 'Back to the record' : 'Back to the list'}
        </a>
        <NewerVersion attendance={attendance} />
      </div>
    </aside>
  )
}

/** Warns before anything is saved that a colleague has changed the quote, and links to the newer version. */
function NewerVersion({ attendance }: Props) {
  const quote = useQuoteRef()
  const here = useQuote(selectVersionHere)
  const now = useSelector(attendance, selectVersionNow)
  const by = useSelector(attendance, selectChangedBy)
  const isOvertaken = here !== null && now > here
  const look = () => {
    quote.send({ type: 'conflict.sought' })
    // the pressed button is gone
    openTitle(quote)?.focus()
  }
  return (
    <p role="status" className="flex w-full flex-wrap items-center gap-x-2 empty:hidden">
      {isOvertaken && (
        <>
          {by ? `${actorFirst(by)} has changed this quote meanwhile.` : 'This quote was changed meanwhile.'}
          <button type="button" className={`underline ${link}`} onClick={look}>
            Look at the changes
          </button>
        </>
      )}
    </p>
  )
}
