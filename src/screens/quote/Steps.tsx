import { shallowEqual } from '@xstate/react'
import { Component, type ReactNode } from 'react'
import { type StepName, stepOrder, stepPages, titleOf } from '../../../domain/application'
import {
  selectApplicableSteps,
  selectChosenCoverage,
  selectIsAgreed,
  selectIsBought,
  selectIsCanceled,
  selectIsToRead,
  selectPages,
  selectSignedBy,
  selectStepStates,
} from '../../../machines/customer/quote/quote.select'
import { lazily } from '../../shared/ui/LazyPart'
import { useQuote } from './parts/QuoteProvider'
import { Section } from './parts/Section'
import type { TitleFocus } from './parts/stepFocus'
import { FinishedStep, UpcomingStep } from './steps/CollapsedStep'
import { OpenStep } from './steps/OpenStep'
import { StepForm } from './steps/StepForm'

const QuoteVenue = lazily(() => import('./venue/QuoteVenue'), null)
const QuoteSummary = lazily(() => import('./summary/QuoteSummary'))
const SummaryIntro = lazily(() => import('./summary/SummaryIntro'), null)
const TermsText = lazily(() => import('./terms/TermsText'))
const TermsLink = lazily(() => import('./terms/TermsLink'), null)
const RecordLink = lazily(() => import('./parts/RecordLink'), null)
const Payment = lazily(() => import('./payment/Payment'))

/** Fetches the code of later steps while the page is idle. */
export const preloadSteps = () => {
  for (const part of [QuoteVenue, QuoteSummary, SummaryIntro, TermsText, TermsLink, Payment]) part.preload()
}

/** Loads the code of one step, where it has code of its own. */
export const stepArrivals = (step: StepName) => (partsOf[step] ?? []).map((part) => part.arrival())
const partsOf: Partial<Record<StepName, readonly { readonly arrival: () => Promise<void> | null }[]>> = {
  quoteSummary: [QuoteSummary, SummaryIntro],
  terms: [TermsText, TermsLink],
  payment: [Payment],
}

/** All steps: finished ones, the open one, and those to come. */
export function Steps({ titleRef }: Pick<TitleFocus, 'titleRef'>) {
  const states = useQuote(selectStepStates)
  const asked = useQuote(selectApplicableSteps)
  const coverage = useQuote(selectChosenCoverage)
  const pages = stepPages.map((steps) => {
    const [first] = steps
    if (states[first] === 'open')
      return (
        <div key={first} className="pb-7 print:pb-0">
          <PageContent step={first} titleRef={titleRef} />
        </div>
      )
    const Step = states[first] === 'finished' ? FinishedStep : UpcomingStep
    return steps
      .filter((step) => asked.includes(step))
      .map((step) => <Step key={step} step={step} title={titleOf(step, coverage)} />)
  })
  const open = stepOrder.find((step) => states[step] === 'open')
  return <FocusLeaving step={open}>{pages}</FocusLeaving>
}

interface Leaving {
  /** the open one */
  readonly step: StepName | undefined
  readonly children: ReactNode
}

/**
 * Takes the focus from a step right before it goes. A browser that has to take it from an element that is removed lays
 * out the half-changed page for that. React calls nothing else at this moment.
 */
class FocusLeaving extends Component<Leaving> {
  override getSnapshotBeforeUpdate({ step }: Leaving) {
    const { activeElement } = document
    if (step !== this.props.step && activeElement instanceof HTMLElement && activeElement.closest('#main'))
      activeElement.blur()
    return null
  }
  override componentDidUpdate() {}
  override render = () => this.props.children
}

/** Steps with questions are data; only the others have a component of their own, and a page of their own. */
function PageContent({ step, titleRef }: { step: StepName } & Pick<TitleFocus, 'titleRef'>) {
  const pages = useQuote(selectPages, shallowEqual)
  const isToRead = useQuote(selectIsToRead)
  const isAgreed = useQuote(selectIsAgreed)
  if (pages.length > 0) {
    const isTerms = step === 'terms'
    return (
      <StepForm
        pages={pages}
        titleRef={titleRef}
        above={isTerms ? TermsText : undefined}
        below={isTerms && !isToRead ? <TermsLink /> : undefined}
        lead={venueLead}
        {...(isTerms && isAgreed && { instead: <Agreed /> })}
      />
    )
  }
  const { intro, content } = ownContent[step as keyof typeof ownContent]
  return (
    <OpenStep step={step} title={titleOf(step)} titleRef={titleRef} intro={intro}>
      {content}
    </OpenStep>
  )
}

/** The signer of a quote to read; the signature itself is not sent to this page. */
function Agreed() {
  const signer = useQuote(selectSignedBy)
  return (
    <Section title="Your agreement">
      <p className="max-w-(--measure)">{signer ?? 'The customer'} agreed and signed.</p>
    </Section>
  )
}

const venueLead = { step: 'location', Part: QuoteVenue } as const

/** Nothing is paid on a page to read. */
function PaymentIntro() {
  const isBought = useQuote(selectIsBought)
  const isCanceled = useQuote(selectIsCanceled)
  const isToRead = useQuote(selectIsToRead)
  if (isBought)
    return (
      <>
        {isCanceled ? 'This quote was bought, and its policy was canceled.' : 'This quote was bought.'} <RecordLink />
      </>
    )
  if (isToRead) return 'Your role cannot pay for a quote.'
  return 'The policy and its certificate come by email once you have paid. With a card, that is right away.'
}

const ownContent: Record<'quoteSummary' | 'payment', { intro: ReactNode; content: ReactNode }> = {
  quoteSummary: { intro: <SummaryIntro />, content: <QuoteSummary /> },
  payment: { intro: <PaymentIntro />, content: <Payment /> },
}
