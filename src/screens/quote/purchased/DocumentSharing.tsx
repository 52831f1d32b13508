import { useSelector } from '@xstate/react'
import { type DocumentsRef, selectDocuments } from '../../../../machines/customer/policy/documents.select'
import { type SharingRef, selectSendingIn, selectSharing } from '../../../../machines/customer/policy/sharing.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, Button } from '../../../shared/ui/Button'
import { Notice } from '../../../shared/ui/Notice'
import { Sending } from '../../policy/parts/DocumentEmail'

interface Props {
  readonly sharing: SharingRef
  readonly documents: DocumentsRef
}

/** The venue or a planner asks for the certificate: it is emailed to them. */
export function SendOn({ sharing, documents }: Props) {
  const state = useSelector(sharing, selectSharing)
  const sending = useSelector(sharing, selectSendingIn)
  const listed = useSelector(documents, selectDocuments)
  if (sending)
    return (
      <div className="mt-4">
        <Sending sending={sending} documents={listed} />
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
        {/* who leaves the form is back where it was opened */}
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
