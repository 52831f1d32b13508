import { createActor } from 'xstate'
import type { Client } from '../../../contract/client'
import { type PreviewKind, previewDocument } from '../../../machines/calls/documents'
import { previewMachine } from '../../../machines/customer/quote/preview.machine'
import type { PreviewRef } from '../../../machines/customer/quote/preview.select'
import { inspection } from '../../shared/browser/inspection'

const names: Record<PreviewKind, string> = { quote: 'quote.pdf', certificate: 'certificate-preview.pdf' }

/** Starts the previews of the documents that can be downloaded before a purchase. */
export function startPreviews(client: Client, save: (file: Blob, name: string) => void): PreviewRef {
  const previews = createActor(
    previewMachine.provide({ actors: { previewDocument: previewDocument(client) } }),
    inspection,
  )
  previews.on('file', ({ kind, file }) => save(file, names[kind]))
  return previews.start()
}
