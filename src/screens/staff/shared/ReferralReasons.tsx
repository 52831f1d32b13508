import type { Contact } from '../../../../contract/client'
import type { Reason } from '../../../../contract/problem'
import { answerReasonsIn, declineReasonIn } from '../../../../domain/quote/underwritten'
import { Icon } from '../../../shared/ui/Icon'
import { answeredSteps } from './answerRows'

interface Props {
  readonly contact: Contact
  /** the title of the reasons in the answers */
  readonly title: string
  readonly head: 'h2' | 'h3'
}

/** The underwriter's own reason for a decline, and then the reasons in the answers, each with its answer. */
export function ReferralReasons({ contact, title, head: Head }: Props) {
  const all = contact.customFields.referral_decline_reasons ?? []
  const own = declineReasonIn(all)
  const reasons = answerReasonsIn(all)
  const heading = 'mb-1 text-h3 font-strong'
  return (
    <>
      {own && (
        <div className="mb-4">
          <Head className={heading}>Reason for the decline</Head>
          <p className="max-w-(--measure) border-t border-rule py-2 wrap-anywhere whitespace-pre-line">{own.text}</p>
        </div>
      )}
      {reasons.length > 0 && (
        <>
          <Head className={heading}>{title}</Head>
          <Reasons contact={contact} reasons={reasons} />
        </>
      )}
    </>
  )
}

function Reasons({ contact, reasons }: { readonly contact: Contact; readonly reasons: readonly Reason[] }) {
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
