import { createActor } from 'xstate'
import type { Client } from '../../../contract/client'
import { windowReturn } from '../../../machines/calls/focus'
import { listMessages, writeMessage } from '../../../machines/calls/messages'
import type { CardVault } from '../../../machines/calls/payments'
import { listDocuments, type PolicyLink, sendDocuments } from '../../../machines/calls/policies'
import { emailTermsLink, textTermsLink } from '../../../machines/calls/termsLink'
import { sendingMachine } from '../../../machines/customer/policy/documentEmail.machine'
import { documentsMachine } from '../../../machines/customer/policy/documents.machine'
import type { DocumentsRef } from '../../../machines/customer/policy/documents.select'
import { sharingMachine } from '../../../machines/customer/policy/sharing.machine'
import type { SharingRef } from '../../../machines/customer/policy/sharing.select'
import { messagesMachine } from '../../../machines/customer/quote/messages.machine'
import { type MessagesRef, messageShape, selectMessageDraft } from '../../../machines/customer/quote/messages.select'
import { selectReviewed } from '../../../machines/customer/quote/review.select'
import { termsLinkMachine } from '../../../machines/customer/quote/termsLink.machine'
import {
  selectTermsLinkDraft,
  type TermsLinkRef,
  termsLinkShape,
} from '../../../machines/customer/quote/termsLink.select'
import type { QuoteTools } from '../../screens/quote/parts/QuoteToolsProvider'
import { inspection } from '../../shared/browser/inspection'
import { saveFile } from '../../shared/browser/saveFile'
import { type CardInputs, makeCardVault, vaultOf } from '../../shared/card/cardVault'
import type { PageDependencies } from '../routes/dependencies'
import { startPreviews } from './documentPreviews'
import { keepSharing } from './policyDrafts'
import { linkedVenuesOf, quoteVenuesOf } from './quoteVenue'
import { type Keeping, storedText } from './storedText'

/** Makes the card vault for the quote's chart, and the actors that the quote screen uses beside the chart. */
export function makeQuoteTools(
  client: Client,
  toast: PageDependencies['toast'],
  keeping: Keeping,
): QuoteTools & { readonly vault: CardVault } {
  let cardInputs: CardInputs | null = null
  const openCardInputs = () => {
    cardInputs ??= makeCardVault(client)
    return cardInputs
  }
  const vault = vaultOf(openCardInputs)
  const previews = startPreviews(client, (file, name) => saveFile(window, file, name))
  const machine = documentsMachine.provide({ actors: { listDocuments: listDocuments(client) } })
  const watched = new Map<string, DocumentsRef>()
  const documentsOf = (link: PolicyLink): DocumentsRef => {
    const known = watched.get(link.token)
    if (known) return known
    const started = createActor(machine, { ...inspection, input: { link } }).start()
    watched.set(link.token, started)
    return started
  }
  const sharing = sharingMachine.provide({
    actors: { sending: sendingMachine.provide({ actors: { sendDocuments: sendDocuments(client) } }) },
  })
  const shared = new Map<string, SharingRef>()
  const sharingOf = (link: PolicyLink): SharingRef => {
    const known = shared.get(link.token)
    if (known) return known
    const started = createActor(sharing, { ...inspection, input: { link } })
    keepSharing(keeping.ownStorage, started, link.contactId)
    shared.set(link.token, started.start())
    return started
  }
  const linking = termsLinkMachine.provide({
    actors: { emailTermsLink: emailTermsLink(client), textTermsLink: textTermsLink(client) },
  })
  const links = new Map<string, TermsLinkRef>()
  const termsLinkOf: QuoteTools['termsLinkOf'] = (input) => {
    const known = links.get(input.contactId)
    if (known) return known
    const { draft, set } = storedText(keeping, `termsLink.${input.contactId}`, termsLinkShape)
    const link = createActor(linking, { ...inspection, input: { ...input, ...draft } })
    link.on('toast', toast)
    link.subscribe((snapshot) => set(selectTermsLinkDraft(snapshot)))
    links.set(input.contactId, link.start())
    return link
  }
  const writing = messagesMachine.provide({
    actors: {
      listMessages: listMessages(client),
      writeMessage: writeMessage(client),
      windowReturn: windowReturn(window, document),
    },
  })
  const written = new Map<string, MessagesRef>()
  const messagesOf: QuoteTools['messagesOf'] = (quote, contactId) => {
    const known = written.get(contactId)
    if (known) return known
    const { draft, set } = storedText(keeping, `message.${contactId}`, messageShape)
    const messages = createActor(writing, { ...inspection, input: { contactId, ...draft } })
    messages.subscribe((snapshot) => set(selectMessageDraft(snapshot)))
    let before = selectReviewed(quote.getSnapshot())
    quote.subscribe((snapshot) => {
      const now = selectReviewed(snapshot)
      // a submission opens the messages, and brings the day of the answer
      if (now !== before) messages.send({ type: 'messages.asked' })
      before = now
    })
    written.set(contactId, messages.start())
    return messages
  }
  return {
    vault,
    openCardInputs,
    documentsOf,
    sharingOf,
    previews,
    messagesOf,
    termsLinkOf,
    venueOf: quoteVenuesOf(client),
    linkedVenueOf: linkedVenuesOf(client),
  }
}
