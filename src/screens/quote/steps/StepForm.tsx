import { shallowEqual } from '@xstate/react'
import { type ComponentType, lazy, type PropsWithChildren, Suspense, useDeferredValue, useState } from 'react'
import { Form } from 'react-final-form'
import { type Answers, fieldsOf } from '../../../../domain/application'
import { faultsOf } from '../../../../domain/application/faults'
import type { StepPage } from '../../../../domain/application/page'
import { answersWith } from '../../../../machines/customer/quote/model/quote.answers'
import { selectAnswers, selectFaults, selectRejections } from '../../../../machines/customer/quote/quote.select'
import { AskingProvider } from '../../../shared/fields/control/formContext'
import { arrivalsOf } from '../../../shared/fields/form/controls'
import { ErrorSummary } from '../../../shared/fields/form/ErrorSummary'
import { PartView } from '../../../shared/fields/form/FormPart'
import { lastDayFollows } from '../../../shared/fields/form/lastDay'
import { arrange } from '../../../shared/fields/form/layout'
import { reportAnswers } from '../../../shared/fields/form/reportAnswers'
import { stableFields } from '../../../shared/fields/form/stableFields'
import { stateFollows } from '../../../shared/fields/form/stateFollows'
import { typing } from '../../../shared/fields/form/typing'
import { Loading } from '../../../shared/ui/Busy'
import { showFilled, trackForm } from '../parts/answers'
import { FieldLink } from '../parts/FieldLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { isLedInto } from '../parts/stepFocus'
import { askingQuote } from './quoteForm'
import { StepActions } from './StepActions'

interface Props {
  readonly page: StepPage
  /** content that has to be read before the answer */
  readonly above?: (ComponentType & { readonly arrival: () => Promise<void> | null }) | undefined
}

/**
 * Renders any step with questions. The chart holds and validates the answers; final-form holds which fields were
 * touched. It is mounted anew for each step, with the answers of that moment. A step shows its first part at once and
 * the others after a paint, unless a link leads to a question in it. The button comes last: a part that loads later
 * would move it from under a press.
 */
export function StepForm({ page, above: Above }: Props) {
  const quote = useQuoteRef()
  const { step } = page
  // only this step's answers: final-form walks all its values with every key and every new field
  const [initial] = useState<Partial<Answers>>(() => {
    const answers = selectAnswers(quote.getSnapshot())
    return Object.fromEntries(fieldsOf(step).map(([name]) => [name, answers[name]]))
  })
  const [decorators] = useState(() => [
    stableFields,
    trackForm(quote),
    lastDayFollows,
    stateFollows,
    showFilled(quote),
    reportAnswers((answers) => quote.send({ type: 'answers.changed', answers })),
  ])

  // a new function would make final-form validate again, and a page with another question keeps the same form
  const [validate] = useState(
    () => (values: Partial<Answers>) =>
      Object.fromEntries(
        faultsOf(step, answersWith(selectAnswers(quote.getSnapshot()), values)).map((f) => [f.field, f.message]),
      ),
  )
  const [entered] = useState(() => typing(quote))
  const [asking] = useState(() => askingQuote(quote))

  const [Arrived] = useState(() => arrivedWith([...arrivalsOf(page.questions), Above?.arrival() ?? null]))
  const [isLed] = useState(() => Arrived === PassThrough && isLedInto())
  const isWhole = useDeferredValue(true, isLed)
  const [first, ...others] = arrange(page).map((part) => <PartView key={part.key} part={part} />)

  const form = (
    <Form initialValues={initial} decorators={decorators} validate={validate} subscription={{}} onSubmit={() => {}}>
      {() => (
        <form
          noValidate
          onFocus={entered}
          onSubmit={(event) => {
            event.preventDefault()
            quote.send({ type: 'step.submitted' })
          }}
        >
          <StepErrors />
          <div className={isWhole ? '' : 'min-h-dvh'}>
            <AskingProvider value={asking}>
              {first}
              {isWhole && (
                <Suspense fallback={<Loading text="Fetching..." />}>
                  <Arrived>
                    {others}
                    <StepActions page={page} />
                  </Arrived>
                </Suspense>
              )}
            </AskingProvider>
          </div>
        </form>
      )}
    </Form>
  )
  return (
    <>
      {Above && <Above />}
      {form}
    </>
  )
}

/** Renders its children once all of these have loaded or failed. */
function arrivedWith(arrivals: readonly (Promise<void> | null)[]) {
  const coming = arrivals.filter((each) => each !== null)
  return coming.length === 0 ? PassThrough : lazy(() => Promise.all(coming).then(() => ({ default: PassThrough })))
}
const PassThrough = ({ children }: PropsWithChildren) => children

/** Split off so that only this part redraws when the errors of the whole step do. */
function StepErrors() {
  const faults = useQuote(selectFaults, shallowEqual)
  const rejections = useQuote(selectRejections)
  return <ErrorSummary key={rejections} faults={faults} Link={FieldLink} />
}
