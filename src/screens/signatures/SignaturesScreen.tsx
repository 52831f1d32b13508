import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../domain/brand'
import {
  type SignaturesRef,
  selectSignatureDialog,
  selectSignatures,
  selectSignaturesBusy,
  selectSignaturesProblem,
  selectSignaturesView,
} from '../../../machines/signatures/signatures.select'
import type { StaffRef } from '../../../machines/staff/staff.select'
import { focusOnMount } from '../../shell/focusOnMount'
import { Busy } from '../../ui/Busy'
import { Failed } from '../staff/Failed'
import { StaffRoom } from '../staff/StaffRoom'
import { AskToDelete } from './AskToDelete'
import { SignatureDialog } from './SignatureDialog'
import { SignaturesList } from './SignaturesList'

/** The screen at `/admin/signatures`. */
export function SignaturesScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffRoom staff={staff}>
      <Signatures staff={staff} />
    </StaffRoom>
  )
}

function Signatures({ staff }: { staff: StaffRef }) {
  const signatures = useSelector(staff, selectSignatures)
  return signatures ? <Room signatures={signatures} /> : null
}

function Room({ signatures }: { signatures: SignaturesRef }) {
  const view = useSelector(signatures, selectSignaturesView)
  const dialog = useSelector(signatures, selectSignatureDialog)
  const busy = useSelector(signatures, selectSignaturesBusy)
  const views: Record<typeof view, ReactNode> = {
    opening: null,
    barred: <p className="py-2">Representatives and admins sign. Your role does not include it.</p>,
    list: <SignaturesList signatures={signatures} />,
    failed: <NotRead signatures={signatures} />,
  }
  return (
    <>
      <title>{`Signatures | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Signatures
      </h1>
      {views[view]}
      {dialog === 'editing' && <SignatureDialog signatures={signatures} />}
      {dialog === 'confirming' && <AskToDelete signatures={signatures} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function NotRead({ signatures }: { signatures: SignaturesRef }) {
  const problem = useSelector(signatures, selectSignaturesProblem)
  return <Failed problem={problem} onRetry={() => signatures.send({ type: 'signatures.retried' })} />
}
