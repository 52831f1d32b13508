import { useSelector } from '@xstate/react'
import type { RepsSignature } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import {
  type SignaturesRef,
  selectMayChooseDefault,
  selectSignatureRows,
} from '../../../../machines/staff/signatures/signatures.select'
import { Button } from '../../../shared/ui/Button'
import { TimeZoneNote } from '../shared/dates'
import { imageOf } from './SignatureImage'

/** The signatures as they are printed, with their owners and actions. */
export function SignaturesList({ signatures }: { signatures: SignaturesRef }) {
  const rows = useSelector(signatures, selectSignatureRows)
  const isAdmin = useSelector(signatures, selectMayChooseDefault)
  return (
    <>
      <p className="max-w-(--measure) pb-3 text-ink-soft">
        A new certificate is signed with the newest signature of the contact’s owner, or else with the default
        signature. Certificates that were already issued do not change.
      </p>
      <Button tone="main" isDense onClick={() => signatures.send({ type: 'signature.begun', row: null })}>
        Add a signature
      </Button>
      {rows.length === 0 && (
        <p role="status" className="max-w-(--measure) py-4 text-body">
          {isAdmin ? 'There are no signatures yet.' : 'You have no signature yet.'} Certificates show our
          representative’s name.
        </p>
      )}
      <ul aria-label="Signatures" className="mt-3 border-rule not-empty:border-b">
        {rows.map((row) => (
          <Row key={row.id} signatures={signatures} row={row} />
        ))}
      </ul>
      {rows.length > 0 && <TimeZoneNote />}
    </>
  )
}

function Row({ signatures, row }: { signatures: SignaturesRef; row: RepsSignature }) {
  const { name, owner, is_default, edited } = row
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule py-2">
      {/* a white ground, because black ink is invisible on a dark page */}
      <img src={imageOf(row)} alt={`Signature of ${name}`} className="h-8 w-30 bg-drawing object-contain p-0.5" />
      <div className="min-w-0 flex-1">
        <p className="font-strong">
          {name}
          {is_default && <span className="plain-weight text-accent"> · default signature</span>}
        </p>
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {owner}, {momentInWords(edited)}
        </p>
      </div>
      <div className="flex gap-2">
        <Button isDense aria-label={`Change ${name}`} onClick={() => signatures.send({ type: 'signature.begun', row })}>
          Change
        </Button>
        <Button isDense aria-label={`Delete ${name}`} onClick={() => signatures.send({ type: 'deletion.begun', row })}>
          Delete
        </Button>
      </div>
    </li>
  )
}
