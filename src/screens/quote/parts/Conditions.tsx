import { selectConditions } from '../../../../machines/customer/quote/review.select'
import { ConditionList } from '../../../shared/ui/ConditionList'
import { useQuote } from './QuoteProvider'
import { Section } from './Section'

/** The underwriter's conditions. Renders nothing where there are none. */
export function Conditions() {
  const conditions = useQuote(selectConditions)
  if (conditions.length === 0) return null
  return (
    <Section title="Underwriter’s conditions">
      <p className="max-w-(--measure) text-ink-soft">
        We insure your event under these conditions. You agree to them with the terms, and the policy prints them.
      </p>
      <div className="mt-1">
        <ConditionList conditions={conditions} />
      </div>
    </Section>
  )
}
