import { expiredLicense } from '../../../../domain/application/producer'
import { type Snapshot, selectAnswers, selectToday } from '../../../../machines/customer/quote/quote.select'
import { useQuote } from '../parts/QuoteProvider'

const selectExpired = (snapshot: Snapshot) =>
  expiredLicense(selectAnswers(snapshot).producer_license_exp_date, selectToday(snapshot))

/** Below the day on which the producer's license expires. */
export function LicenseNotice() {
  return (
    <p role="status" className="max-w-(--measure) empty:hidden">
      {useQuote(selectExpired)}
    </p>
  )
}
