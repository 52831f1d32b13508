import type { MoneyReport } from '../../../../machines/calls/reports'
import type { OverviewRef } from '../../../../machines/staff/overview/overview.select'
import { Button } from '../../../shared/ui/Button'
import { reportWords } from './labels'

const reports = Object.keys(reportWords) as MoneyReport[]

/** The reports of the money of the days that are shown, each as a file for a spreadsheet. */
export function MoneyReports({ overviewPage }: { overviewPage: OverviewRef }) {
  return (
    <section aria-labelledby="reports" className="pb-5">
      <h2 id="reports" className="mb-1 text-h3 font-strong">
        Reports as CSV
      </h2>
      <ul className="grid gap-x-5 gap-y-2 md:grid-cols-2 desk:grid-cols-4">
        {reports.map((report) => {
          const { name, hint } = reportWords[report]
          return (
            <li key={report} className="grid content-start justify-items-start gap-1 border-t border-rule pt-1">
              <Button
                isDense
                aria-describedby={`report-${report}`}
                onClick={() => overviewPage.send({ type: 'report.requested', report })}
              >
                {name}
              </Button>
              <p id={`report-${report}`} className="text-note text-ink-soft">
                {hint}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
