import { isFormStep } from '../../domain/application'
import { missingTo, thenInWords } from '../../domain/application/missing'
import { capital, several } from '../../domain/formats'
import { selectAnswers, selectStep } from '../../machines/quote/quote.select'
import { useQuote } from '../app/QuoteProvider'
import { FieldLink } from '../step/FieldLink'
import { selectBillView } from './view'

/** What stands between the reader and a price, or the next step, as links to the questions. */
export function Missing() {
  const step = useQuote(selectStep)
  const answers = useQuote(selectAnswers)
  const isUnpriced = useQuote(selectBillView) === 'unpriced'
  const goal = isUnpriced ? 'price' : isFormStep(step) ? step : null
  const missing = goal ? missingTo(goal, answers) : []
  const then = isUnpriced ? '' : thenInWords(step, answers)
  if (missing.length === 0 && !then) return null
  return (
    <div className="mt-4 border-t border-rule py-2 first:mt-0">
      {missing.length > 0 && (
        <>
          <h3 className="font-strong">{isUnpriced ? 'Still missing' : 'Still missing in this step'}</h3>
          {isUnpriced && <p>{capital(several(missing.length, 'answer'))} away:</p>}
          <ul className="mt-0.5">
            {missing.map(({ field, label }) => (
              <li key={label} className="py-1.25 desk:py-0.5">
                <FieldLink place={field} className="inline-block">
                  {label}
                </FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {then && <p className="text-ink-soft">{then}</p>}
    </div>
  )
}
