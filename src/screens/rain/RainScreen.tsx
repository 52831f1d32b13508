import { shallowEqual, useSelector } from '@xstate/react'
import { brand } from '../../../domain/common/brand'
import {
  type RainRequestRef,
  selectRainBusy,
  selectRainFaults,
  selectRainProblem,
  selectRainRejections,
  selectRainView,
} from '../../../machines/customer/rain/rain.select'
import { focusOnMount } from '../../shared/browser/focus'
import { ErrorSummary } from '../../shared/fields/form/ErrorSummary'
import { pageWrap } from '../../shared/frame/layout'
import { Busy } from '../../shared/ui/Busy'
import { Actions, Button } from '../../shared/ui/Button'
import { RainConfirmation } from './RainConfirmation'
import { BackToQuote, RainPage } from './RainPage'
import { RainQuestions } from './RainQuestions'

interface Props {
  readonly rain: RainRequestRef
}

/** The screen at `#rain-cover`: requests rain insurance from our staff. */
export function RainScreen({ rain }: Props) {
  const view = useSelector(rain, selectRainView)
  const busy = useSelector(rain, selectRainBusy)
  return (
    <main id="main" tabIndex={-1} className={`${pageWrap} pt-3 desk:pt-5`}>
      <title>{`Rain insurance | ${brand.name}`}</title>
      {view === 'received' ? <RainConfirmation rain={rain} /> : <RainForm rain={rain} />}
      {busy && <Busy text={busy} />}
    </main>
  )
}

function RainForm({ rain }: Props) {
  const problem = useSelector(rain, selectRainProblem)
  return (
    <RainPage title="Request rain insurance">
      <p className="mt-1 max-w-(--measure) text-ink-soft">
        It pays a fixed amount if enough rain falls at the event, whether or not you cancel. The price depends on the
        venue and the season, so a member of our team works it out.
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          rain.send({ type: 'form.submitted' })
        }}
      >
        <RainErrors rain={rain} />
        <RainQuestions rain={rain} />
        {problem && (
          <p role="alert" tabIndex={-1} ref={focusOnMount} className="mt-3 font-strong text-stop">
            {problem}
          </p>
        )}
        <Actions className="mt-6">
          <Button type="submit" tone="main">
            Request rain insurance
          </Button>
          <BackToQuote />
        </Actions>
        <p className="mt-3 max-w-(--measure) text-ink-soft">The request is free. It is not a purchase.</p>
      </form>
    </RainPage>
  )
}

/** Split off so that only this part redraws when the errors of the whole request do. */
function RainErrors({ rain }: Props) {
  const faults = useSelector(rain, selectRainFaults, shallowEqual)
  const rejections = useSelector(rain, selectRainRejections)
  return <ErrorSummary key={rejections} faults={faults} Title="h2" />
}
