import { shallowEqual } from '@xstate/react'
import type { ReactNode } from 'react'
import { type StepName, stepPages, titleOf } from '../../../domain/application'
import {
  selectApplicableSteps,
  selectChosenCoverage,
  selectPages,
  selectStepStates,
} from '../../../machines/customer/quote/quote.select'
import { lazily } from '../../shared/ui/LazyPart'
import { useQuote } from './parts/QuoteProvider'
import type { TitleFocus } from './parts/stepFocus'
import { FinishedStep, UpcomingStep } from './steps/CollapsedStep'
import { OpenStep } from './steps/OpenStep'
import { StepForm } from './steps/StepForm'

const QuoteVenue = lazily(() => import('./venue/QuoteVenue'), null)
const QuoteSummary = lazily(() => import('./summary/QuoteSummary'))
const SummaryIntro = lazily(() => import('./summary/SummaryIntro'), null)
const TermsText = lazily(() => import('./terms/TermsText'))
const TermsLink = lazily(() => import('./terms/TermsLink'), null)
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
  return stepPages.map((steps) => {
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
}

/** Steps with questions are data; only the others have a component of their own, and a page of their own. */
function PageContent({ step, titleRef }: { step: StepName } & Pick<TitleFocus, 'titleRef'>) {
  const pages = useQuote(selectPages, shallowEqual)
  if (pages.length > 0) {
    const isTerms = step === 'terms'
    return (
      <StepForm
        pages={pages}
        titleRef={titleRef}
        above={isTerms ? TermsText : undefined}
        below={isTerms ? <TermsLink /> : undefined}
        lead={venueLead}
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

const venueLead = { step: 'location', Part: QuoteVenue } as const

const ownContent: Record<'quoteSummary' | 'payment', { intro: ReactNode; content: ReactNode }> = {
  quoteSummary: { intro: <SummaryIntro />, content: <QuoteSummary /> },
  payment: {
    intro: 'The policy and its certificate come by email once you have paid. With a card, that is right away.',
    content: <Payment />,
  },
}
