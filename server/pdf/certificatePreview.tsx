import { CancellationCertificateSheet } from './cancellationCertificate'
import { CertificateSheet } from './certificate'
import type { PolicyFacts } from './facts/types'
import { PdfDocument } from './parts/sheet'
import { RainCertificateSheet } from './rainCertificate'

/** A preview of all certificates that a quote would get. */
export const CertificatePreview = ({ facts }: { readonly facts: PolicyFacts }) => {
  const { liability, cancellation, rain } = facts
  return (
    <PdfDocument
      title={`Preview of the certificate of quote ${facts.quoteNumber}`}
      author={facts.brand.name}
      made={facts.made}
    >
      {liability && <CertificateSheet facts={{ ...facts, liability }} />}
      {rain && <RainCertificateSheet facts={{ ...facts, rain }} />}
      {cancellation && <CancellationCertificateSheet facts={{ ...facts, cancellation }} />}
    </PdfDocument>
  )
}
