import { brand } from '../../../../domain/common/brand'
import { type ContactPage, contactAddressOf } from '../../../../machines/staff/shell/route.params'
import { focusOnMount } from '../../../shared/browser/focus'
import { Link } from '../../../shared/ui/Link'
import { Unbroken } from '../../../shared/ui/Unbroken'
import { ContactTabs, contactPageName } from './ContactTabs'
import { type ContactInShort, contactTitle, headOf } from './contactSummary'
import { Status } from './Status'

interface Props {
  readonly of: ContactInShort
  readonly here: ContactPage
  /** the address of the list that led here */
  readonly list?: string
}

/** The heading of every page of a contact: its name, its status, and links to its other pages. */
export function ContactHeading({ of, here, list = '/admin' }: Props) {
  const { id, quote_number: number, quote_status } = of
  const focused = { tabIndex: -1, ref: focusOnMount }
  return (
    <>
      <title>{`${here ? `${contactPageName(here)} ` : ''}${number} | ${brand.name}`}</title>
      <div className="pt-4 pb-2">
        <p className="text-ink-soft">
          <Link to={list} className="reach">
            Quotes
          </Link>{' '}
          /{' '}
          {here ? (
            <Link to={contactAddressOf(id)} className="reach">
              {number}
            </Link>
          ) : (
            number
          )}
        </p>
        <h1 {...(!here && focused)} className="display text-h2 break-words">
          {contactTitle(of)}
        </h1>
        <p className="text-ink-soft">
          <Status status={quote_status} />{' '}
          <Unbroken>
            {headOf(of)
              .map((part) => `· ${part} `)
              .join('')}
          </Unbroken>
        </p>
      </div>
      <ContactTabs contactId={id} here={here} />
      {here && (
        <h2 {...focused} className="pt-3 text-h3 font-strong">
          {contactPageName(here)}
        </h2>
      )}
    </>
  )
}
