import type { ReactNode } from 'react'
import { type StepName, stepOrder, titleOf } from '../../../domain/application'
import { selectPage, selectStepStates } from '../../../machines/customer/quote/quote.select'
import { lazily } from '../../shared/ui/LazyPart'
import { useQuote } from './parts/QuoteProvider'
import type { TitleFocus } from './parts/stepFocus'
import { FinishedStep, UpcomingStep } from './steps/CollapsedStep'
import { OpenStep } from './steps/OpenStep'
import { StepForm } from './steps/StepForm'

const QuoteSummary = lazily(() => import('./summary/QuoteSummary'))
const SummaryIntro = lazily(() => import('./summary/SummaryIntro'), null)
const TermsText = lazily(() => import('./terms/TermsText'))
const TermsLink = lazily(() => import('./terms/TermsLink'), null)
const Payment = lazily(() => import('./payment/Payment'))

/** Fetches the code of later steps while the page is idle. */
export const preloadSteps = () => {
  for (const part of [QuoteSummary, SummaryIntro, TermsText, TermsLink, Payment]) part.preload()
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
  return stepOrder.map((step) => {
    const title = titleOf(step)
    if (states[step] === 'finished') return <FinishedStep key={step} step={step} title={title} />
    if (states[step] === 'toCome') return <UpcomingStep key={step} step={step} title={title} />
    return <StepContent key={step} step={step} title={title} titleRef={titleRef} />
  })
}

interface OpenProps extends Pick<TitleFocus, 'titleRef'> {
  readonly step: StepName
  readonly title: string
}

/** Steps with questions are data; only the others have a component of their own. */
function StepContent({ step, title, titleRef }: OpenProps) {
  const page = useQuote(selectPage)
  if (page) {
    return (
      <OpenStep step={step} title={title} titleRef={titleRef} intro={page.intro}>
        <StepForm key={step} page={page} above={step === 'terms' ? TermsText : undefined} />
        {step === 'terms' && <TermsLink />}
      </OpenStep>
    )
  }
  const { intro, content } = ownContent[step as keyof typeof ownContent]
  return (
    <OpenStep step={step} title={title} titleRef={titleRef} intro={intro}>
      {content}
    </OpenStep>
  )
}

const ownContent: Record<'quoteSummary' | 'payment', { intro: ReactNode; content: ReactNode }> = {
  quoteSummary: { intro: <SummaryIntro />, content: <QuoteSummary /> },
  payment: {
    intro: 'The policy and its certificate come by email once you have paid. With a card, that is right away.',
    content: <Payment />,
  },
}
