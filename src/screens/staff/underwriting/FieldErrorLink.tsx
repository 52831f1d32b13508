import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import {
  selectFaults,
  selectUnderwritingRejections,
  type UnderwritingRef,
} from '../../../../machines/staff/underwriting/underwriting.select'

/** Moves the focus to the first field with an error, once for each rejection. */
export function FieldErrorLink({ underwriting }: { underwriting: UnderwritingRef }) {
  const rejections = useSelector(underwriting, selectUnderwritingRejections)
  const faults = useSelector(underwriting, selectFaults, shallowEqual)
  return <Way key={rejections} fieldIds={Object.keys(faults)} />
}

/** The ref's function never changes, so it runs once: later corrections or errors must not take the focus. */
function Way({ fieldIds }: { fieldIds: readonly string[] }) {
  const [lead] = useState(() => () => {
    const [first] = fieldIds
      .flatMap((fieldId) => document.getElementById(fieldId) ?? [])
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    first?.focus()
  })
  return <span hidden ref={lead} />
}
