import { type ContactPage, contactAddressOf } from '../../../../machines/staff/shell/route.params'
import { Tabs } from './Tabs'

const contactPages: readonly { readonly page: ContactPage; readonly name: string }[] = [
  { page: null, name: 'Record' },
  { page: 'accounting', name: 'Accounting' },
  { page: 'attachments', name: 'Attachments' },
  { page: 'email-logs', name: 'Email logs' },
  { page: 'history', name: 'History' },
  { page: 'rain', name: 'Rain' },
]

export const contactPageName = (page: ContactPage) => contactPages.find((one) => one.page === page)!.name

/** Links between the pages of a contact. Few have rain insurance, so its page is a tab only where it is open. */
export function ContactTabs({ contactId, here }: { contactId: string; here: ContactPage }) {
  const shown = contactPages.filter(({ page }) => page !== 'rain' || here === 'rain')
  const tabs = shown.map(({ page, name }) => ({
    name,
    to: contactAddressOf(contactId, page),
    isCurrent: page === here,
  }))
  return <Tabs label="This contact" tabs={tabs} count={null} areFew />
}
