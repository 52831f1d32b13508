import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import {
  type ContactListRef,
  selectMayQuote,
  selectMaySeek,
} from '../../../../machines/staff/contactList/contactList.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { base } from '../../../shared/browser/route'
import { Button, buttonLook } from '../../../shared/ui/Button'

/** The list's title, with buttons for a new contact and a new quote. */
export function ContactListHeading({ contactList }: { contactList: ContactListRef }) {
  const maySeek = useSelector(contactList, selectMaySeek)
  const mayQuote = useSelector(contactList, selectMayQuote)
  return (
    <>
      <title>{`Quotes and policies | ${brand.name}`}</title>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 pt-4 pb-3">
        <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
          Quotes and policies
        </h1>
        <div className="flex flex-wrap gap-1.5">
          {maySeek && (
            <Button isDense onClick={() => contactList.send({ type: 'prospect.begun' })}>
              Add a prospect
            </Button>
          )}
          {/* the quote has a screen of its own and no owner yet; the link reloads the page */}
          {mayQuote && (
            <a href={`${base}?from=admin`} data-button className={buttonLook('plain', true)}>
              New quote
            </a>
          )}
        </div>
      </div>
    </>
  )
}
