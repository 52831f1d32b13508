import { selectContactId } from '../../../../machines/customer/quote/quote.select'
import { contactAddressOf } from '../../../../machines/staff/shell/route.params'
import { base } from '../../../shared/browser/route'
import { useQuote } from './QuoteProvider'

/** The policy of a bought quote, on the staff's record. The link loads the page anew. */
export default function RecordLink() {
  const contactId = useQuote(selectContactId)
  if (contactId === null) return null
  return <a href={`${base.replace(/\/$/, '')}${contactAddressOf(contactId)}`}>Open the policy</a>
}
