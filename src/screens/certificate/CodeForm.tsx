import { useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import {
  type CertificateRef,
  selectCertificateView,
  selectTyped,
} from '../../../machines/customer/certificate/certificate.select'
import { Fault } from '../../shared/fields/control/FieldFrames'
import { Button } from '../../shared/ui/Button'

/** The form for a certificate code, in any case, with or without its hyphen. */
export function CodeForm({ certificate }: { certificate: CertificateRef }) {
  const typed = useSelector(certificate, selectTyped)
  const view = useSelector(certificate, selectCertificateView)
  const isRejected = view === 'rejected'
  const isFirst = view === 'asking' || isRejected
  return (
    <form
      noValidate
      className="grid justify-items-start gap-0.5 border-t-2 border-ink pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        // the result's title must take the focus before the form goes
        flushSync(() => certificate.send({ type: 'code.submitted' }))
        if (selectCertificateView(certificate.getSnapshot()) === 'rejected') document.getElementById('code')?.focus()
      }}
    >
      <label htmlFor="code" className="font-strong">
        {isFirst ? 'Certificate code' : 'Check another code'}
      </label>
      <p id="code-hint" className="text-ink-soft">
        Eight letters and digits, such as 7KQ4-XM92.
      </p>
      <div aria-live="polite">
        <Fault id="code">{isRejected && 'A code has eight letters and digits. Compare it with the document.'}</Fault>
      </div>
      <div className="mt-0.5 flex flex-wrap gap-1.5">
        <input
          id="code"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          aria-describedby={isRejected ? 'code-hint code-fault' : 'code-hint'}
          aria-invalid={isRejected || undefined}
          onChange={({ target }) => certificate.send({ type: 'code.typed', typed: target.value })}
          className="control w-20 max-w-full"
        />
        <Button type="submit" tone={isFirst ? 'main' : 'plain'}>
          Check it
        </Button>
      </div>
    </form>
  )
}
