import type { Client } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

/** The quote on paper, or what its certificates would be: a preview of them, and no insurance. */
export type PreviewKind = 'quote' | 'certificate'

export interface PreviewOrder {
  readonly contactId: string
  readonly kind: PreviewKind
}

export type PreviewFact =
  | { type: 'preview.drawn'; kind: PreviewKind; file: Blob }
  | { type: 'preview.refused'; problem: Problem }

/** Drawn by the server when it is asked for, from the stored answers. */
export const previewDocument = (client: Client) =>
  call(({ contactId, kind }: PreviewOrder, signal) => client.previewDocument(contactId, kind, signal), {
    answered: (file, { kind }): PreviewFact => ({ type: 'preview.drawn', kind, file }),
    refused: (problem): PreviewFact => ({ type: 'preview.refused', problem }),
  })
