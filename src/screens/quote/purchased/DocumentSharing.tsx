import { useSelector } from '@xstate/react'
import { type DocumentsRef, selectDocuments } from '../../../../machines/customer/policy/documents.select'
import { type SharingRef, selectSendingIn, selectSharing } from '../../../../machines/customer/policy/sharing.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { DocumentEmail } from '../../policy/parts/DocumentEmail'

interface Props {
  readonly sharing: SharingRef
  readonly documents: DocumentsRef
}

/** Emails the certificate to others, such as the venue or a planner. */
export function DocumentSharing({ sharing, documents }: Props) {
  const state = useSelector(sharing, selectSharing)
  const sending = useSelector(sharing, selectSendingIn)
  const listed = useSelector(documents, selectDocuments)
  if (sending)
    return (
      <div className="mt-4">
        <DocumentEmail sending={sending} documents={listed} />
      </div>
    )
  if (listed.length === 0) return null
  const certificates = listed.filter(({ kind }) => kind === 'certificate').map(({ url }) => url)
  return (
    <div className="mt-3 grid gap-2">
      {state === 'sent' && (
        <div tabIndex={-1} ref={focusOnMount}>
          <Notice tone="done" title="The documents are on their way to them." />
        </div>
      )}
      <Actions>
        {/* leaving the form returns the focus to the button that opened it */}
        <Button
          {...(state === 'unsent' && { autoFocus: true })}
          onClick={() => sharing.send({ type: 'sharing.begun', documents: certificates })}
        >
          Send to others
        </Button>
        <span className="text-ink-soft">The venue or a planner, for example.</span>
      </Actions>
    </div>
  )
}
