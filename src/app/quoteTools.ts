import { createActor } from 'xstate'
import type { Client } from '../../contract/client'
import { listMessages, writeMessage } from '../../machines/calls/messages'
import { listDocuments, type PolicyLink, sendDocuments } from '../../machines/calls/policy'
import type { CardVault } from '../../machines/calls/purchase'
import { emailTermsLink, textTermsLink } from '../../machines/calls/termsLink'
import { windowReturn } from '../../machines/calls/windowReturn'
import { documentsMachine } from '../../machines/documents/documents.machine'
import type { DocumentsRef } from '../../machines/documents/documents.select'
import { messagesMachine } from '../../machines/messages/messages.machine'
import type { MessagesRef } from '../../machines/messages/messages.select'
import { sendingMachine } from '../../machines/policy/sending.machine'
import { sharingMachine } from '../../machines/sharing/sharing.machine'
import type { SharingRef } from '../../machines/sharing/sharing.select'
import { termsLinkMachine } from '../../machines/termsLink/termsLink.machine'
import type { TermsLinkRef } from '../../machines/termsLink/termsLink.select'
import { type CardDesk, makeCardVault } from './cardVault'
import { inspection } from './inspection'
import { startPreviews } from './previews'
import type { QuoteTools } from './QuoteToolsProvider'
import { saveFile } from './saveFile'
import type { World } from './world'

/** The vault for the quote's chart, and what its screen reaches for beside the chart. */
export function makeQuoteTools(client: Client, toast: World['toast']): QuoteTools & { readonly vault: CardVault } {
  let desk: CardDesk | null = null
  const cardDesk = () => {
    desk ??= makeCardVault(client)
    return desk
  }
  const vault: CardVault = { tokenize: (signal) => cardDesk().vault.tokenize(signal) }
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
    const started = createActor(sharing, { ...inspection, input: { link } }).start()
    shared.set(link.token, started)
    return started
  }
  const linking = termsLinkMachine.provide({
    actors: { emailTermsLink: emailTermsLink(client), textTermsLink: textTermsLink(client) },
  })
  const links = new Map<string, TermsLinkRef>()
  const termsLinkOf: QuoteTools['termsLinkOf'] = (input) => {
    const known = links.get(input.contactId)
    if (known) return known
    const link = createActor(linking, { ...inspection, input })
    link.on('toast', toast)
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
  const messagesOf: QuoteTools['messagesOf'] = (contactId) => {
    const known = written.get(contactId)
    if (known) return known
    const messages = createActor(writing, { ...inspection, input: { contactId } }).start()
    written.set(contactId, messages)
    return messages
  }
  return { vault, cardDesk, documentsOf, sharingOf, previews, messagesOf, termsLinkOf }
}
