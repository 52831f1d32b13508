import { createActor } from 'xstate'
import type { Client } from '../../contract/client'
import { listDocuments, type PolicyLink } from '../../machines/calls/policy'
import { documentsMachine } from '../../machines/documents/documents.machine'
import type { DocumentsRef } from '../../machines/documents/documents.select'
import { makeCardVault } from './cardVault'
import type { QuoteTools } from './QuoteToolsProvider'

/** The vault for the quote's chart, and what its screen reaches for beside the chart. */
export function makeQuoteTools(client: Client) {
  const { vault, holdCard } = makeCardVault(client)
  const machine = documentsMachine.provide({ actors: { listDocuments: listDocuments(client) } })
  const watched = new Map<string, DocumentsRef>()
  const documentsOf = (link: PolicyLink): DocumentsRef => {
    const known = watched.get(link.token)
    if (known) return known
    const started = createActor(machine, { input: { link } }).start()
    watched.set(link.token, started)
    return started
  }
  return { vault, tools: { holdCard, documentsOf } satisfies QuoteTools }
}
