import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { brand } from '../../../../domain/common/brand'
import type { StaffRef } from '../../../../machines/staff/shell/staff.select'
import {
  type SignaturesRef,
  selectSignatureDialog,
  selectSignatures,
  selectSignaturesBusy,
  selectSignaturesProblem,
  selectSignaturesView,
} from '../../../../machines/staff/signatures/signatures.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { Busy } from '../../../shared/ui/Busy'
import { Failed } from '../shared/LoadError'
import { StaffPage } from '../shared/StaffPage'
import { DeleteDialog } from './DeleteDialog'
import { SignatureDialog } from './SignatureDialog'
import { SignaturesList } from './SignaturesList'

/** The screen at `/admin/signatures`. */
export function SignaturesScreen({ staff }: { staff: StaffRef }) {
  return (
    <StaffPage staff={staff}>
      <Signatures staff={staff} />
    </StaffPage>
  )
}

function Signatures({ staff }: { staff: StaffRef }) {
  const signatures = useSelector(staff, selectSignatures)
  return signatures ? <SignaturesPage signatures={signatures} /> : null
}

function SignaturesPage({ signatures }: { signatures: SignaturesRef }) {
  const view = useSelector(signatures, selectSignaturesView)
  const dialog = useSelector(signatures, selectSignatureDialog)
  const busy = useSelector(signatures, selectSignaturesBusy)
  const views: Record<typeof view, ReactNode> = {
    opening: null,
    barred: <p className="py-2">Only representatives and administrators have signatures.</p>,
    list: <SignaturesList signatures={signatures} />,
    failed: <LoadFailed signatures={signatures} />,
  }
  return (
    <>
      <title>{`Signatures | ${brand.name}`}</title>
      <h1 tabIndex={-1} ref={focusOnMount} className="display pt-4 pb-1 text-h2">
        Signatures
      </h1>
      {views[view]}
      {dialog === 'editing' && <SignatureDialog signatures={signatures} />}
      {dialog === 'confirming' && <DeleteDialog signatures={signatures} />}
      {busy && <Busy text={busy} />}
    </>
  )
}

function LoadFailed({ signatures }: { signatures: SignaturesRef }) {
  const problem = useSelector(signatures, selectSignaturesProblem)
  return <Failed problem={problem} onRetry={() => signatures.send({ type: 'page.retried' })} />
}
