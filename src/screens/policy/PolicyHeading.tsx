import type { OpenedPolicy } from '../../../contract/client'
import { daysInWords } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import { focusOnMount } from '../../shared/browser/focus'

type Fields = OpenedPolicy['policy']['customFields']

/** The policy's number and event. The title takes the focus on the summary; a task's own title takes it otherwise. */
export function PolicyHeading({ fields, isFocused }: { fields: Fields; isFocused: boolean }) {
  return (
    <>
      <p className="text-ink-soft">Policy {fields.policy_number}</p>
      <h1 tabIndex={-1} ref={isFocused ? focusOnMount : null} className="display text-h1">
        {titleOf(fields)}
      </h1>
      <p className="mt-1 text-ink-soft">
        {fields.event_location_name && `${sentence(fields.event_location_name)} `}
        {sentence(`Insured: ${fields.insured_name}`)}
      </p>
    </>
  )
}

const titleOf = ({ event_type, event_start_date: first, event_end_date: last }: Fields) =>
  [event_type, first && daysInWords(first, last ?? first)].filter(Boolean).join(', ')
