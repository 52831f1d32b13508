import type { Contact } from '../../../../contract/client'
import { Icon } from '../../../shared/ui/Icon'
import { answeredSteps } from './answerRows'

/** The reasons of a referral or a decline, each with its answer. */
export function ReferralReasons({ contact }: { contact: Contact }) {
  const reasons = contact.customFields.referral_decline_reasons ?? []
  const answers = answeredSteps(contact).flatMap(({ rows }) => rows)
  return (
    <ul>
      {reasons.map(({ code, decision, field, text, remedy }) => {
        const answer = answers.find((row) => row.field === field)
        return (
          <li key={code} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-1.5 border-t border-rule py-2">
            <Icon
              name="alert"
              className={`mt-0.25 size-2 ${decision === 'decline' ? 'text-stop-mark' : 'text-attention-mark'}`}
            />
            <div>
              <p className="font-strong">{text}</p>
              {answer && (
                <p className="text-ink-soft">
                  {answer.label} <span className="text-ink">{answer.answer}</span>
                </p>
              )}
              {remedy && <p className="text-ink-soft">What would change it: {remedy}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
