import { useSelector } from '@xstate/react'
import type { PreviewKind } from '../../../../machines/calls/documents'
import {
  type PreviewRef,
  selectPreviewBusy,
  selectPreviewProblem,
} from '../../../../machines/customer/quote/preview.select'
import { selectContactId, selectRecord } from '../../../../machines/customer/quote/quote.select'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { Busy } from '../../../shared/ui/Busy'
import { LinkButton } from '../../../shared/ui/Button'
import { Icon } from '../../../shared/ui/Icon'
import { useQuote } from '../parts/QuoteProvider'
import { useQuoteTools } from '../parts/QuoteToolsProvider'
import { Section } from '../parts/Section'

const documents = [
  { kind: 'quote', name: 'Your quote', description: 'The price with every line, as a PDF' },
  { kind: 'certificate', name: 'Your certificate', description: 'As the venue will see it, marked as a preview' },
] as const

/** Previews of the documents that a venue or a payer may want to see first. */
export function DocumentPreviews() {
  const { previews } = useQuoteTools()
  const contactId = useQuote(selectContactId)
  if (!previews || contactId === null) return null
  return (
    <Section title="Before you pay" isPrinted={false}>
      <ul className="border-b border-rule">
        {documents.map((document) => (
          <DocumentPreview key={document.kind} previews={previews} contactId={contactId} {...document} />
        ))}
      </ul>
      <PreviewPending previews={previews} />
    </Section>
  )
}

interface Props {
  readonly previews: PreviewRef
  readonly contactId: string
  readonly kind: PreviewKind
  readonly name: string
  readonly description: string
}

function DocumentPreview({ previews, contactId, kind, name, description }: Props) {
  const problem = useSelector(previews, selectPreviewProblem(kind))
  // previews are drawn from the stored quote
  const record = useQuote(selectRecord)
  const isStored = record === 'saved' || record === 'unsaved'
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-1.5 border-t border-rule py-1.25">
      <Icon name="document" className="mt-0.25 text-ink-soft" />
      <div>
        <p>{name}</p>
        <p className="text-dense text-ink-soft">{isStored ? description : 'Once your answers are saved'}</p>
        {problem && (
          <div role="alert">
            <Fault id={`preview-${kind}`}>{problem}</Fault>
          </div>
        )}
      </div>
      {isStored && (
        <LinkButton
          aria-label={`Download ${name.toLowerCase()}`}
          onClick={() => previews.send({ type: 'preview.requested', contactId, kind })}
        >
          Download
        </LinkButton>
      )}
    </li>
  )
}

function PreviewPending({ previews }: Pick<Props, 'previews'>) {
  const text = useSelector(previews, selectPreviewBusy)
  return text && <Busy text={text} />
}
