import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ExhibitorPage } from '../../../contract/client'
import { acceptedBy } from '../../../domain/common/fileKinds'
import { lacksProof } from '../../../domain/exhibitors/board'
import { certificateFile } from '../../../domain/exhibitors/forms'
import { waitWithPaymentWords } from '../../../domain/quote/suspension'
import {
  type ExhibitorRef,
  selectCertificateFault,
  selectCertificateRejections,
  selectExhibitorBusy,
  selectExhibitorPage,
  selectExhibitorProblem,
  selectExhibitorView,
  selectIsUploaded,
} from '../../../machines/customer/exhibitors/exhibitor.select'
import { focusOnMount } from '../../shared/browser/focus'
import { base } from '../../shared/browser/route'
import { OneFile } from '../../shared/fields/control/OneFile'
import { LinkPage, LinkPart, NoLink, Unreachable } from '../../shared/frame/LinkPage'
import { Button, LinkButton } from '../../shared/ui/Button'
import { Notice } from '../../shared/ui/Notice'
import { EventFacts, EventSuspension, OrganizerPays, Requirements } from './EventFacts'

interface Props {
  readonly exhibitor: ExhibitorRef
}

/** The screen at `/exhibitor/<token>`: an exhibitor shows its proof of insurance, by buying or by uploading it. */
export function ExhibitorScreen({ exhibitor }: Props) {
  const view = useSelector(exhibitor, selectExhibitorView)
  const page = useSelector(exhibitor, selectExhibitorPage)
  const busy = useSelector(exhibitor, selectExhibitorBusy)
  return (
    <LinkPage title="Your proof of insurance" busy={busy}>
      {view === 'missing' && (
        <NoLink
          what="your page"
          advice="The event is over, the organizer has removed you, or part of the link is missing. Use the link in our newest email, or ask the organizer."
        />
      )}
      {view === 'unavailable' && <Unavailable exhibitor={exhibitor} />}
      {view === 'shown' && page && <Shown exhibitor={exhibitor} page={page} />}
    </LinkPage>
  )
}

function Unavailable({ exhibitor }: Props) {
  const problem = useSelector(exhibitor, selectExhibitorProblem)
  return <Unreachable problem={problem} onRetry={() => exhibitor.send({ type: 'page.retried' })} />
}

interface ShownProps extends Props {
  readonly page: ExhibitorPage
}

function Shown({ exhibitor, page }: ShownProps) {
  const problem = useSelector(exhibitor, selectExhibitorProblem)
  const { event, business, state } = page
  const isLacking = state !== 'met' && state !== 'accepted'
  return (
    <LinkPart title={`Proof of insurance for ${event.event}`}>
      <p className="mt-2 max-w-(--measure) wrap-anywhere text-ink-soft">{business}</p>
      <div className="mt-3">
        <State page={page} />
      </div>
      {isLacking && (
        <EventSuspension suspension={event.suspension}>
          {state === 'ordered'
            ? waitWithPaymentWords('your order')
            : 'You can get a price and save it, and buy once new coverage is sold again. Or upload a certificate from elsewhere.'}
        </EventSuspension>
      )}
      {problem && (
        <p role="alert" tabIndex={-1} ref={focusOnMount} className="mt-3 font-strong text-stop">
          {problem}
        </p>
      )}
      <EventFacts event={event} />
      {isLacking && state !== 'ordered' && <OrganizerPays event={event} />}
      <Requirements requirements={event.requirements} />
      {isLacking && <Ways exhibitor={exhibitor} page={page} />}
      <Reminders exhibitor={exhibitor} page={page} />
    </LinkPart>
  )
}

/** The state of the proof, with the next step. */
function State({ page }: { readonly page: ExhibitorPage }) {
  const { state, policy, certificate, unmet, event } = page
  const code = policy && <a href={`${base}certificate/${policy}`}>{policy}</a>
  switch (state) {
    case 'met':
      return (
        <Notice tone="done" title="Your policy meets the organizer’s requirements">
          <p>The organizer sees your certificate {code}. There is nothing more to do.</p>
        </Notice>
      )
    case 'accepted':
      return (
        <Notice tone="done" title="The organizer has accepted your certificate">
          <p>There is nothing more to do.</p>
        </Notice>
      )
    case 'awaiting':
      return (
        <Notice tone="quiet" title="The organizer has your certificate to read">
          <p className="wrap-anywhere">
            {certificate?.name}. We write to you once it is read. You can replace it below.
          </p>
        </Notice>
      )
    case 'returned':
      return (
        <Notice tone="attention" title="The organizer has returned your certificate">
          <p className="wrap-anywhere">{certificate?.reason}</p>
        </Notice>
      )
    case 'unmet':
      return (
        <Notice tone="attention" title="Your policy does not meet these requirements">
          <ul className="list-disc ps-2.5">
            {unmet.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          <p>
            Change your policy: use the link in our email about it, or{' '}
            <a href={`${base}#manage-policy`} className="link">
              get a new link
            </a>
            . Or show other proof below.
          </p>
        </Notice>
      )
    case 'canceled':
      return (
        <Notice tone="stop" title="Your policy was canceled">
          <p>The organizer needs other proof of insurance from you.</p>
        </Notice>
      )
    case 'quoted':
      return (
        <Notice tone="quiet" title="You have begun a quote">
          <p>Continue with it below. Once you buy it, the organizer sees your certificate.</p>
        </Notice>
      )
    case 'ordered':
      return (
        <Notice tone="quiet" title="Your policy is ordered">
          <p>It begins once its payment has arrived. Then the organizer sees your certificate.</p>
        </Notice>
      )
    default:
      return (
        <Notice tone="quiet" title="The organizer does not have your proof yet">
          <p>
            {event.suspension
              ? 'Upload a certificate that you have, or get a price now.'
              : 'Buy a policy, or upload a certificate that you have.'}
          </p>
        </Notice>
      )
  }
}

/** Under a moratorium the form still gives a price, which can be saved. */
function Ways({ exhibitor, page: { state, event } }: ShownProps) {
  const begin = () => exhibitor.send({ type: 'purchase.begun' })
  return (
    <div className="mt-5 grid gap-4 md:grid-cols-2">
      <PolicyWay state={state} isSuspended={event.suspension != null} onBegin={begin} />
      <Way title="Upload a certificate from elsewhere">
        <p>The organizer reads it and accepts it, or returns it with a reason.</p>
        <CertificateFile exhibitor={exhibitor} />
      </Way>
    </div>
  )
}

interface PolicyWayProps {
  readonly state: ExhibitorPage['state']
  /** a moratorium at the location of the event */
  readonly isSuspended: boolean
  readonly onBegin: () => void
}

/** The way to a policy of ours: to a first or a second one, or to the order that waits for its payment. */
function PolicyWay({ state, isSuspended, onBegin }: PolicyWayProps) {
  if (state === 'unmet')
    return (
      <Way title={isSuspended ? 'Get a price for a second policy' : 'Buy a second policy'}>
        <p>Only if you cannot change the one that you have: you would pay for both.</p>
        <Button onClick={onBegin}>Get a price</Button>
      </Way>
    )
  if (state === 'ordered')
    return (
      <Way title="Your order">
        <p>It shows the amount, the last day to pay and the next steps.</p>
        <Button tone="main" onClick={onBegin}>
          Look at my order
        </Button>
      </Way>
    )
  return (
    <Way title={isSuspended ? 'Get a price' : 'Buy a policy'}>
      <p>
        The form is already filled in: the event, its days, the location, the additional insureds and the limits. You
        see the price before you buy.
      </p>
      <Button tone="main" onClick={onBegin}>
        {state === 'quoted' ? 'Continue my quote' : 'Get a price'}
      </Button>
    </Way>
  )
}

const Way = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid min-w-0 content-start justify-items-start gap-2 border-t border-ink pt-2">
    <h2 className="text-h3 font-strong">{title}</h2>
    {children}
  </section>
)

const id = 'files'

/** One file, chosen or dropped, which is sent at once. Its fault takes the focus. */
function CertificateFile({ exhibitor }: Props) {
  const fault = useSelector(exhibitor, selectCertificateFault)
  const rejections = useSelector(exhibitor, selectCertificateRejections)
  const isUploaded = useSelector(exhibitor, selectIsUploaded)
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <OneFile
        id={id}
        label="Certificate"
        hint="One file of up to 10 MB: PDF, JPEG or PNG."
        accept={acceptedBy(certificateFile)}
        fault={fault}
        rejections={rejections}
        onChoose={(file) => exhibitor.send({ type: 'file.chosen', file })}
      />
      {isUploaded && (
        <p role="status" tabIndex={-1} ref={focusOnMount} className="font-strong">
          Your certificate is sent.
        </p>
      )}
    </div>
  )
}

function Reminders({ exhibitor, page }: ShownProps) {
  if (!lacksProof(page.state)) return null
  return (
    <p className="mt-5 text-ink-soft">
      {page.reminders_stopped ? (
        'You get no more reminders about this event.'
      ) : (
        <>
          The organizer may send you one reminder a day.{' '}
          <LinkButton onClick={() => exhibitor.send({ type: 'reminders.stopped' })}>Stop the reminders</LinkButton>
        </>
      )}
    </p>
  )
}
