import { type Answers, isFormStep, type StepName, stepsOnPageOf } from '../../../../domain/application'
import { missingTo, type Missing as Place, thenInWords } from '../../../../domain/application/missing'
import { capital, several } from '../../../../domain/common/formats'
import {
  selectAnswers,
  selectIsBought,
  selectQuoteOutcome,
  selectStep,
} from '../../../../machines/customer/quote/quote.select'
import { distinct } from '../parts/distinct'
import { FieldLink } from '../parts/FieldLink'
import { useQuote } from '../parts/QuoteProvider'
import { selectBillView } from './priceView'

interface StillMissing {
  readonly missing: readonly Place[]
  /** the pages after that, as a sentence */
  readonly afterwards: string
}

function stillMissing(step: StepName, isUnpriced: boolean, answers: Answers): StillMissing {
  const goals = isUnpriced ? (['price'] as const) : stepsOnPageOf(step).filter(isFormStep)
  return {
    missing: goals.flatMap((goal) => missingTo(goal, answers)),
    afterwards: isUnpriced ? '' : thenInWords(step, answers),
  }
}

/** Prevents a redraw with each key: most of them change nothing here. */
const isSame = (a: StillMissing, b: StillMissing) =>
  a.afterwards === b.afterwards &&
  a.missing.length === b.missing.length &&
  a.missing.every(({ label }, index) => label === b.missing[index]?.label)

/** The questions that are missing for a price or for the next page, as links. */
export function MissingAnswers() {
  const step = useQuote(selectStep)
  const view = useQuote(selectBillView)
  const isUnpriced = view === 'unpriced' || view === 'starting'
  const { missing, afterwards } = useQuote(
    (snapshot) => stillMissing(step, isUnpriced, selectAnswers(snapshot)),
    isSame,
  )
  const isDeclined = useQuote(selectQuoteOutcome) === 'declined'
  const isBought = useQuote(selectIsBought)
  // a declined quote gets no price, and a bought one is signed, so missing answers do not matter
  if (isDeclined || isBought) return null
  if (missing.length === 0 && !afterwards) return null
  const labels = distinct(Object.fromEntries(missing.map(({ fieldId, label }) => [fieldId, label])))
  return (
    <div className="mt-4 border-t border-rule py-2 first:mt-0">
      {missing.length > 0 && (
        <>
          <h3 className="font-strong">{isUnpriced ? 'Still missing' : 'Still missing on this page'}</h3>
          {isUnpriced && <p>{capital(several(missing.length, 'answer'))} away:</p>}
          <ul className="mt-0.5">
            {Object.entries(labels).map(([fieldId, label]) => (
              <li key={fieldId} className="py-1.25 desk:py-0.5">
                <FieldLink fieldId={fieldId} className="inline-block">
                  {label}
                </FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {afterwards && <p className="text-ink-soft">{afterwards}</p>}
    </div>
  )
}
