import { checkAnswers } from './answers'
import { checkMoney } from './money'
import { type Anomaly, grouped, type History } from './record'

/** Everything in which a recorded run contradicts one linear history; a run must show none. */
export function anomaliesOf({ operations, remains, strayCharges }: History): Anomaly[] {
  const anomalies: Anomaly[] = []
  if (strayCharges > 0) anomalies.push({ quote: '', kind: 'a stray charge', details: `${strayCharges} of no payment` })
  for (const [quote, all] of grouped(operations, (operation) => operation.quote)) {
    const report = (kind: string, details: string) => void anomalies.push({ quote, kind, details })
    const state = remains.get(quote)
    if (!state) {
      if (all.some(({ answer }) => answer.kind !== 'unknown' && answer.kind !== 'refused'))
        report('acknowledged and lost', 'the quote')
      continue
    }
    checkAnswers(all, state, report)
    checkMoney(all, state, report)
  }
  return anomalies
}
