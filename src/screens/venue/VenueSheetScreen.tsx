import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { wholeBoardOf } from '../../../machines/customer/venue/venueBoard.route'
import {
  selectIsChanged,
  selectIsDiscarding,
  selectIsResumed,
  selectSheet,
  selectSheetBusy,
  selectSheetFaults,
  selectSheetProblem,
  selectSheetRejections,
  selectSheetToken,
  selectSheetView,
  type VenueSheetRef,
} from '../../../machines/customer/venue/venueSheet.select'
import { focusOnMount } from '../../shared/browser/focus'
import { ErrorSummary } from '../../shared/fields/form/ErrorSummary'
import { LinkPage, LinkPart, Unreachable } from '../../shared/frame/LinkPage'
import { Actions, Button, LinkButton } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'
import { Modal } from '../../shared/ui/Modal'
import { Notice } from '../../shared/ui/Notice'
import { NoVenue } from './NoVenue'
import { SheetQuestions } from './SheetQuestions'
import { VenueLink } from './VenueLink'

interface Props {
  readonly sheet: VenueSheetRef
}

/** The screen at `/venue/<token>`: a venue describes the insurance that it requires. */
export function VenueSheetScreen({ sheet }: Props) {
  const view = useSelector(sheet, selectSheetView)
  const busy = useSelector(sheet, selectSheetBusy)
  return (
    <LinkPage title="Your insurance requirements" busy={busy}>
      {views[view]({ sheet })}
    </LinkPage>
  )
}

const views: Record<ReturnType<typeof selectSheetView>, (props: Props) => ReactNode> = {
  opening: () => null,
  missing: () => <NoVenue />,
  unavailable: ({ sheet }) => <Unavailable sheet={sheet} />,
  writing: ({ sheet }) => <SheetForm sheet={sheet} />,
  saved: ({ sheet }) => <Saved sheet={sheet} />,
}

function Unavailable({ sheet }: Props) {
  const problem = useSelector(sheet, selectSheetProblem)
  return <Unreachable problem={problem} onRetry={() => sheet.send({ type: 'sheet.reopened' })} />
}

function SheetForm({ sheet }: Props) {
  const problem = useSelector(sheet, selectSheetProblem)
  const isChanged = useSelector(sheet, selectIsChanged)
  const isResumed = useSelector(sheet, selectIsResumed)
  const isDiscarding = useSelector(sheet, selectIsDiscarding)
  const published = useSelector(sheet, selectSheet)
  const close = () => sheet.send({ type: 'dialog.closed' })
  return (
    <LinkPart title="Your insurance requirements">
      <p className="mt-2 max-w-(--measure) text-ink-soft">
        People who rent from you see this list when they buy insurance. Their certificate then has your legal name, your
        limits and your wording. <BoardLink sheet={sheet} />
      </p>
      {published && <VenueLink code={published.code} />}
      {isResumed && (
        <div className="mt-3">
          <Notice tone="attention" title="Your unsaved changes are back">
            <p>They are not published yet. Save them, or discard them below.</p>
          </Notice>
        </div>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          sheet.send({ type: 'form.submitted' })
        }}
      >
        <SheetErrors sheet={sheet} />
        <SheetQuestions sheet={sheet} />
        {problem && (
          <p role="alert" tabIndex={-1} ref={focusOnMount} className="mt-4 max-w-(--measure) font-strong text-stop">
            {problem}
          </p>
        )}
        <Actions className="mt-6">
          <Button type="submit" tone="main">
            Save and publish
          </Button>
          {problem && (
            <LinkButton onClick={() => sheet.send({ type: 'sheet.reopened' })}>
              Load the newest list and keep my changes
            </LinkButton>
          )}
          {isChanged && (
            <LinkButton onClick={() => sheet.send({ type: 'changes.discarded' })}>Discard my changes</LinkButton>
          )}
        </Actions>
      </form>
      {isDiscarding && (
        <Modal title="Discard your changes?" onClose={close}>
          <p>The list stays as it was saved last. Your changes are lost.</p>
          <Actions className="mt-2">
            <Button tone="stop" onClick={() => sheet.send({ type: 'leaving.confirmed' })}>
              Discard
            </Button>
            <LinkButton onClick={close}>Keep editing</LinkButton>
          </Actions>
        </Modal>
      )}
    </LinkPart>
  )
}

function BoardLink({ sheet }: Props) {
  const token = useSelector(sheet, selectSheetToken)
  return <Link to={wholeBoardOf(token)}>See the certificates for your coming events</Link>
}

/** Split off so that only this part redraws when the errors of the whole form do. */
function SheetErrors({ sheet }: Props) {
  const faults = useSelector(sheet, selectSheetFaults, shallowEqual)
  const rejections = useSelector(sheet, selectSheetRejections)
  return <ErrorSummary key={rejections} faults={faults} Title="h2" />
}

function Saved({ sheet }: Props) {
  const saved = useSelector(sheet, selectSheet)
  const link = `${window.location.origin}/quote/?venue=${saved?.code}`
  return (
    <LinkPart title="Your requirements are saved">
      <p className="mt-2 max-w-(--measure)">
        Give this link to the people who rent from you. It fills in your name and address, and shows what you require.
      </p>
      <p className="mt-2 wrap-anywhere">
        <a href={link} className="link">
          {link}
        </a>
      </p>
      <p className="mt-2 max-w-(--measure) text-ink-soft">
        Or they enter your code <span className="font-strong">{saved?.code}</span>. We check new lists, and may write to
        you.
      </p>
      <Actions className="mt-4">
        <Button onClick={() => sheet.send({ type: 'sheet.reopened' })}>Change the list</Button>
        <BoardLink sheet={sheet} />
      </Actions>
    </LinkPart>
  )
}
