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
import { typing } from '../../../shared/fields/form/typing'
import { Loading } from '../../../shared/ui/Busy'
import { trackForm } from '../parts/answers'
import { FieldLink } from '../parts/FieldLink'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { isLedInto } from '../parts/stepFocus'
import { askingQuote } from './quoteForm'
import { Leave } from './StepActions'

interface Props {
  readonly page: StepPage
  /** what is to be read before it is answered */
  readonly above?: (ComponentType & { readonly arrival: () => Promise<void> | null }) | undefined
}

/**
 * Draws any step that asks something. The chart owns the answers and whether they will do; final-form owns what has
 * been touched. Mounted anew for each step, with the answers of that moment. A step that opens shows its first part at once
 * and the others when that is painted; one that opens for the sake of a question in it shows all. The button comes last of
 * all: what is fetched and comes after it would move it from under a press.
 */
export function StepForm({ page, above: Above }: Props) {
  const quote = useQuoteRef()
  const { step } = page
  // those of this step alone: with every key and every field that comes final-form goes through all that it holds
  const [initial] = useState<Partial<Answers>>(() => {
    const answers = selectAnswers(quote.getSnapshot())
    return Object.fromEntries(fieldsOf(step).map(([name]) => [name, answers[name]]))
  })
  const [decorators] = useState(() => [
    stableFields,
    trackForm(quote),
    lastDayFollows,
    reportAnswers((answers) => quote.send({ type: 'answers.changed', answers })),
  ])

  // another one would have everything looked at once more, and a page that asks something new is the same form
  const [validate] = useState(
    () => (values: Partial<Answers>) =>
      Object.fromEntries(
        faultsOf(step, answersWith(selectAnswers(quote.getSnapshot()), values)).map((f) => [f.field, f.message]),
      ),
  )
  const [entered] = useState(() => typing(quote))
  const [asking] = useState(() => askingQuote(quote))

  const [Arrived] = useState(() => arrivedWith([...arrivalsOf(page.questions), Above?.arrival() ?? null]))
  const [isLed] = useState(() => Arrived === Here && isLedInto())
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
          <Rejected />
          <div className={isWhole ? '' : 'min-h-dvh'}>
            <AskingProvider value={asking}>
              {first}
              {isWhole && (
                <Suspense fallback={<Loading text="Fetching..." />}>
                  <Arrived>
                    {others}
                    <Leave page={page} />
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

/** Draws what stands in it once all of these have come, or are known not to. */
function arrivedWith(arrivals: readonly (Promise<void> | null)[]) {
  const coming = arrivals.filter((each) => each !== null)
  return coming.length === 0 ? Here : lazy(() => Promise.all(coming).then(() => ({ default: Here })))
}
const Here = ({ children }: PropsWithChildren) => children

/** Alone in listening to what is wrong with the step as a whole. */
function Rejected() {
  const faults = useQuote(selectFaults, shallowEqual)
  const rejections = useQuote(selectRejections)
  return <ErrorSummary key={rejections} faults={faults} Link={FieldLink} />
}
