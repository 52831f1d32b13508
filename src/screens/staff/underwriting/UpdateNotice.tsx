import { useSelector } from '@xstate/react'
import type { Referral } from '../../../../contract/client'
import { several } from '../../../../domain/common/formats'
import {
  selectNewest,
  selectNews,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'
import { FieldAnchor } from '../../../shared/fields/form/FieldAnchor'
import { LinkButton } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'

/**
 * News since the referral was opened: a customer's reply, or a new status of the quote. Renders nothing without news.
 */
export function UpdateNotice({ underwriting, referral }: { underwriting: UnderwritingRef; referral: Referral }) {
  const newest = useSelector(useSelector(underwriting, selectNews), selectNewest)
  if (newest === null) return null
  const written = newest.messages.slice(referral.messages.length).filter(({ from }) => from === 'customer').length
  return (
    <div className="grid gap-1.5 empty:hidden [&:not(:empty)]:mb-3">
      {written > 0 && (
        <Notice
          tone="attention"
          title={
            written === 1
              ? 'There is a new message from the customer.'
              : `There are ${several(written, 'new message')} from the customer.`
          }
        >
          <FieldAnchor fieldId="messages" className="link">
            Read the messages
          </FieldAnchor>
        </Notice>
      )}
      {newest.contact.version > referral.contact.version && (
        <Notice tone="attention" title="This quote was changed meanwhile.">
          <p>Your text stays here.</p>
          <LinkButton onClick={() => underwriting.send({ type: 'referral.reread' })}>Read it again</LinkButton>
        </Notice>
      )}
    </div>
  )
}
