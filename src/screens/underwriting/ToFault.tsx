import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import {
  selectBenchRejections,
  selectFaults,
  type UnderwritingRef,
} from '../../../machines/underwriting/underwriting.select'

/** Leads to the first question that is to blame, once each time that something is refused. */
export function ToFault({ bench }: { bench: UnderwritingRef }) {
  const rejections = useSelector(bench, selectBenchRejections)
  const faults = useSelector(bench, selectFaults, shallowEqual)
  return <Way key={rejections} places={Object.keys(faults)} />
}

/** One function for good, and so once only: what is mended or broken later takes nobody's focus away. */
function Way({ places }: { places: readonly string[] }) {
  const [lead] = useState(() => () => {
    const [first] = places
      .flatMap((place) => document.getElementById(place) ?? [])
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    first?.focus()
  })
  return <span hidden ref={lead} />
}
