import { shallowEqual } from '@xstate/react'
import { type ComponentType, type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react'
import { Form } from 'react-final-form'
import { type Answers, type FormStep, fieldsOf, type StepName } from '../../../../domain/application'
import { faultsOf } from '../../../../domain/application/faults'
import type { StepPage } from '../../../../domain/application/page'
import { answersWith } from '../../../../machines/customer/quote/model/quote.answers'
import {
  selectAnswers,
  selectFaults,
  selectIsToRead,
  selectRejections,
  selectStep,
} from '../../../../machines/customer/quote/quote.select'
import { AskingProvider } from '../../../shared/fields/control/formContext'
import { arrivalsOf } from '../../../shared/fields/form/controls'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { extensionFollows } from '../../../shared/fields/form/extensionFollows'
import { PartView } from '../../../shared/fields/form/FormPart'
import { lastDayFollows } from '../../../shared/fields/form/lastDay'
import { arrange } from '../../../shared/fields/form/layout'
import { reportAnswers } from '../../../shared/fields/form/reportAnswers'
import { stableFields } from '../../../shared/fields/form/stableFields'
import { stateFollows } from '../../../shared/fields/form/stateFollows'
import { typing } from '../../../shared/fields/form/typing'
import { Loading } from '../../../shared/ui/Busy'
import { showFilled, trackForm } from '../parts/answers'
import { distinct } from '../parts/distinct'
import { FieldLink } from '../parts/FieldLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { isLedInto, type TitleFocus } from '../parts/stepFocus'
import { besideNumber, OpenStep } from './OpenStep'
import { askingQuote } from './quoteForm'
import { StepActions } from './StepActions'

interface Props extends Pick<TitleFocus, 'titleRef'> {
  /** of each step on the page */
  readonly pages: readonly StepPage[]
  /** content that has to be read before the answer */
  readonly above?: (ComponentType & { readonly arrival: () => Promise<void> | null }) | undefined
  /** content above the questions of a step that is not the first on its page */
  readonly lead?: {
    readonly step: FormStep
    readonly Part: ComponentType & { readonly arrival: () => Promise<void> | null }
  }
  /** content in place of the questions */
  readonly instead?: ReactNode
  /** content with a form of its own */
  readonly below?: ReactNode
}

/**
 * Renders a page of steps with questions as one form. The chart holds and validates the answers; final-form holds which
 * fields were touched. It is mounted anew for each page, with the answers of that moment. A page shows its first part
 * at once and the others after a paint, unless it is opened at a question or a step further down. The button comes
 * last: a part that loads later would move it from under a press.
 */
export function StepForm({ pages, titleRef, above: Above, below, lead, instead }: Props) {
  const quote = useQuoteRef()
  const open = useQuote(selectStep)
  const [first, ...others] = pages
  const steps = pages.map(({ step }) => step)
  // only this page's answers: final-form walks all its values with every key and every new field
  const [initial] = useState<Partial<Answers>>(() => {
    const answers = selectAnswers(quote.getSnapshot())
    return Object.fromEntries(steps.flatMap(fieldsOf).map(([name]) => [name, answers[name]]))
  })
  const [decorators] = useState(() => [
    stableFields,
    trackForm(quote),
    lastDayFollows,
    extensionFollows,
    stateFollows,
    showFilled(quote),
    reportAnswers((answers) => quote.send({ type: 'answers.changed', answers })),
  ])

  // a new function would make final-form validate again, and a page with another question keeps the same form
  const [validate] = useState(() => (values: Partial<Answers>) => {
    const answers = answersWith(selectAnswers(quote.getSnapshot()), values)
    return Object.fromEntries(steps.flatMap((step) => faultsOf(step, answers)).map((f) => [f.field, f.message]))
  })
  const [entered] = useState(() => typing(quote))
  const [asking] = useState(() => askingQuote(quote))

  const [arrival] = useState(() =>
    arrivalOfAll([
      ...arrivalsOf(pages.flatMap(({ questions }) => questions)),
      Above?.arrival() ?? null,
      lead && steps.includes(lead.step) ? lead.Part.arrival() : null,
    ]),
  )
  const hasArrived = useSyncExternalStore(arrival.follow, arrival.hasCome, arrival.hasCome)
  const [isLed] = useState(() => hasArrived && (isLedInto() || open !== first!.step))
  const isWhole = useDeferredValue(true, isLed)
  const [firstPart, ...parts] = instead ? [instead] : partsOf(first!)
  const refOf = (step: StepName) => (step === open ? titleRef : undefined)
  const actions = <StepActions step={first!.step} />
  const isToRead = useQuote(selectIsToRead)
  const within = (content: ReactNode) => (isToRead ? <ToRead>{content}</ToRead> : content)

  return (
    <Form initialValues={initial} decorators={decorators} validate={validate} subscription={{}} onSubmit={() => {}}>
      {() => (
        <AskingProvider value={asking}>
          <form
            noValidate
            onFocus={entered}
            onSubmit={(event) => {
              event.preventDefault()
              quote.send({ type: 'step.submitted' })
            }}
          >
            <OpenStep {...first!} {...(instead && { intro: null })} titleRef={refOf(first!.step)}>
              {Above && <Above />}
              <StepErrors />
              <div className={isWhole ? '' : 'min-h-(--late-height)'}>
                {within(firstPart)}
                {isWhole && (hasArrived ? within(parts) : <Loading text="Fetching..." />)}
                {isWhole && hasArrived && others.length === 0 && actions}
              </div>
            </OpenStep>
            {isWhole &&
              hasArrived &&
              others.map((page) => (
                <OpenStep key={page.step} {...page} titleRef={refOf(page.step)}>
                  {lead?.step === page.step && !isToRead && <lead.Part />}
                  {within(partsOf(page))}
                  {page === others.at(-1) && actions}
                </OpenStep>
              ))}
          </form>
          {below && <div className={besideNumber}>{below}</div>}
        </AskingProvider>
      )}
    </Form>
  )
}

/** A quote to read: its questions are not answered here. */
const ToRead = ({ children }: { readonly children: ReactNode }) => (
  <fieldset disabled className="contents">
    {children}
  </fieldset>
)

const partsOf = (page: StepPage) => arrange(page).map((part) => <PartView key={part.key} part={part} />)

/** Whether all of these have loaded or failed. Both steps of a page follow it, so that they come in one drawing. */
function arrivalOfAll(arrivals: readonly (Promise<void> | null)[]) {
  const coming = arrivals.filter((each) => each !== null)
  let isThere = coming.length === 0
  const all = Promise.all(coming).then(() => {
    isThere = true
  })
  const follow = (changed: () => void) => {
    let follows = true
    void all.then(() => follows && changed())
    return () => {
      follows = false
    }
  }
  return { follow, hasCome: () => isThere }
}

/** Split off so that only this part redraws when the errors of the whole page do. */
function StepErrors() {
  const faults = useQuote(selectFaults, shallowEqual)
  const rejections = useQuote(selectRejections)
  return <ErrorSummary key={rejections} faults={distinct(faults)} Link={FieldLink} />
}
