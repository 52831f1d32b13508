import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import {
  selectFaults,
  selectUnderwritingRejections,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'

/** Leads to the first question that is to blame, once each time that something is refused. */
export function ToFault({ underwriting }: { underwriting: UnderwritingRef }) {
  const rejections = useSelector(underwriting, selectUnderwritingRejections)
  const faults = useSelector(underwriting, selectFaults, shallowEqual)
  return <Way key={rejections} fieldIds={Object.keys(faults)} />
}

/** One function for good, and so once only: what is mended or broken later takes nobody's focus away. */
function Way({ fieldIds }: { fieldIds: readonly string[] }) {
  const [lead] = useState(() => () => {
    const [first] = fieldIds
      .flatMap((fieldId) => document.getElementById(fieldId) ?? [])
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    first?.focus()
  })
  return <span hidden ref={lead} />
}
