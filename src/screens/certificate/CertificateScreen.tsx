import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/common/brand'
import {
  type CertificateRef,
  selectCertificate,
  selectCertificateBusy,
  selectCertificateProblem,
  selectCertificateView,
  selectCode,
  selectFollowRef,
} from '../../../machines/customer/certificate/certificate.select'
import { pageWrap } from '../../shared/frame/layout'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button } from '../../shared/ui/Button'
import { ContactUs } from '../../shared/ui/ContactUs'
import { Notice } from '../../shared/ui/Notice'
import { PageTitle } from '../../shared/ui/PageTitle'
import { CertificateDetails } from './CertificateDetails'
import { CodeForm } from './CodeForm'
import { FollowCertificate } from './FollowCertificate'

interface Props {
  readonly certificate: CertificateRef
}

/** The states that still show the page's introduction, including under the busy overlay. */
const beforeAnswer: readonly ReturnType<typeof selectCertificateView>[] = ['asking', 'rejected', 'checking']

/** The page behind a certificate's QR code. With the code it shows the facts of the printed certificate. */
export function CertificateScreen({ certificate }: Props) {
  const view = useSelector(certificate, selectCertificateView)
  const checked = useSelector(certificate, selectCertificate)
  const busy = useSelector(certificate, selectCertificateBusy)
  const follow = useSelector(certificate, selectFollowRef)
  return (
    <main id="main" tabIndex={-1} className={`${pageWrap} pt-5`}>
      <title>{`Check a certificate | ${brand.name}`}</title>
      <div className="grid max-w-(--container-steps) gap-4 pb-4">
        <div>
          {beforeAnswer.includes(view) && <CheckPending />}
          {checked && <CertificateDetails certificate={checked} />}
          {view === 'unknown' && <UnknownCode certificate={certificate} />}
          {view === 'unreachable' && <RecordsUnavailable certificate={certificate} />}
        </div>
        {/* an answer is longer than the introduction, so the content below comes with it */}
        {view !== 'checking' && (
          <>
            {follow && <FollowCertificate follow={follow} />}
            <CodeForm certificate={certificate} />
            <section>
              <h2 className="mb-1 font-strong">Not sure? Call or write</h2>
              <ContactUs />
            </section>
          </>
        )}
      </div>
      {busy && <Busy text={busy} />}
    </main>
  )
}

function CheckPending() {
  return (
    <>
      <PageTitle>Check a certificate</PageTitle>
      <p className="mt-1 max-w-(--measure) text-ink-soft">
        Each certificate of insurance has a code of eight letters and digits beside its QR code. Enter it to see whether
        the certificate is genuine and whether coverage is in force today.
      </p>
    </>
  )
}

function UnknownCode({ certificate }: Props) {
  const code = useSelector(certificate, selectCode)
  return (
    <>
      <PageTitle>No certificate has this code</PageTitle>
      <div className="mt-2">
        <Notice tone="stop" title={`${code} is not one of our codes.`} role="alert">
          <p>Compare it with the document, letter by letter. If it is the same, the certificate is not genuine.</p>
        </Notice>
      </div>
    </>
  )
}

function RecordsUnavailable({ certificate }: Props) {
  const problem = useSelector(certificate, selectCertificateProblem)
  return (
    <>
      <PageTitle>We cannot reach our records just now</PageTitle>
      <p role="alert" className="mt-1">
        {problem} This does not mean that the certificate is invalid.
      </p>
      <Actions className="mt-2">
        <Button tone="main" onClick={() => certificate.send({ type: 'certificate.retried' })}>
          Try again
        </Button>
      </Actions>
    </>
  )
}
