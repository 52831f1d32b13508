import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { selectContactId, selectSigner } from '../../../../machines/customer/quote/quote.select'
import {
  labels,
  selectAddress,
  selectFault,
  selectIsSending,
  selectSentTo,
  selectTermsLinkBusy,
  selectWay,
  type TermsLinkRef,
} from '../../../../machines/customer/quote/termsLink.select'
import { besideField } from '../../../shared/fields/control/FieldFrames'
import { StandaloneField } from '../../../shared/fields/kinds/StandaloneField'
import { Busy } from '../../../shared/ui/Busy'
import { Actions, Button } from '../../../shared/ui/Button'
import { useQuoteRef } from '../parts/QuoteProvider'
import { useQuoteTools } from '../parts/QuoteToolsProvider'
import { Section } from '../parts/Section'

const address = 'terms-link-to'
const ways = {
  name: 'terms-link-way',
  kind: 'choice',
  label: 'How should it reach them?',
  optional: false,
  options: [
    { value: 'email', label: 'By email' },
    { value: 'text', label: 'By text message' },
  ],
} as const
const widths = { email: { kind: 'email', width: 416 }, text: { kind: 'phone', width: 160 } } as const

/** Sends the link to the quote's terms by email or text, for a signer other than the reader. */
export default function TermsLinkOfQuote() {
  const quote = useQuoteRef()
  const { termsLinkOf } = useQuoteTools()
  const [link] = useState(() => {
    const snapshot = quote.getSnapshot()
    const contactId = selectContactId(snapshot)
    return contactId === null ? null : termsLinkOf({ contactId, ...selectSigner(snapshot) })
  })
  return link && <TermsLink link={link} />
}

function TermsLink({ link }: { link: TermsLinkRef }) {
  const way = useSelector(link, selectWay)
  const to = useSelector(link, selectAddress)
  const fault = useSelector(link, selectFault)
  const isSending = useSelector(link, selectIsSending)
  const sentTo = useSelector(link, selectSentTo)
  const busy = useSelector(link, selectTermsLinkBusy)
  const send = (event: FormEvent) => {
    event.preventDefault()
    link.send({ type: 'termsLink.requested' })
    if (selectFault(link.getSnapshot()) !== null) document.getElementById(address)?.focus()
  }
  return (
    <Section title="Does somebody else sign?" isPrinted={false}>
      <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="max-w-(--measure) text-ink-soft">
          We send them a link that opens this quote here, where they read and sign. It shows them your answers too.
        </p>
        <StandaloneField
          question={ways}
          id={ways.name}
          value={way}
          onChange={(chosen) => link.send({ type: 'way.chosen', way: chosen as typeof way })}
        />
        <StandaloneField
          key={way}
          question={{ ...widths[way], name: address, label: labels[way], optional: false }}
          id={address}
          value={to}
          {...(fault && { fault: besideField(fault) })}
          onChange={(typed) => link.send({ type: 'address.changed', to: String(typed ?? '') })}
        />
        <Actions>
          <Button type="submit" {...(isSending && { waiting: 'Sending ...' })}>
            Send the link
          </Button>
          <p role="status" className="text-ink-soft empty:hidden">
            {sentTo !== null && `Sent to ${sentTo}.`}
          </p>
        </Actions>
      </form>
      {busy && <Busy text={busy} />}
    </Section>
  )
}
