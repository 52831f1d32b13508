import { type ComponentProps, type ReactNode, useState } from 'react'
import { errorHeading } from '../../../../domain/common/messages'
import type { Faults } from '../../../../machines/customer/quote/quote.select'
import { focusFirst, focusOnMount } from '../../browser/focus'
import { FieldAnchor } from './FieldAnchor'

interface Props {
  readonly faults: Faults
  /** the link to a control; the quote's form has its own, which opens the control's step first */
  readonly Link?: (link: ComponentProps<typeof FieldAnchor>) => ReactNode
  /** the heading level below the page's title */
  readonly Title?: 'h2' | 'h3'
}

/**
 * The list of all errors. When it is mounted, the first wrong field takes the focus (decision 70), or the list itself
 * where no field can; a new key for each rejection mounts it again. Between rejections it only removes corrected errors,
 * and a new error does not take the focus.
 */
export function ErrorSummary({ faults, Link = FieldAnchor, Title = 'h3' }: Props) {
  const all = Object.entries(faults)
  const [led] = useState(() => (element: HTMLElement | null) => {
    if (element && !element.hidden && !focusFirst(Object.keys(faults))) focusOnMount(element)
  })
  return (
    <div
      role="alert"
      hidden={all.length === 0}
      tabIndex={-1}
      aria-labelledby="faults"
      ref={led}
      className="mt-3 rounded-control border-2 border-stop-mark bg-sheet px-3 py-2 focus:outline-(length:--focus-width) focus:outline-offset-(--focus-offset) focus:outline-focus focus:outline-solid focus-visible:rounded-control"
    >
      <Title id="faults" className="text-lead font-strong">
        {all.length > 0 && errorHeading(Object.values(faults))}
      </Title>
      <ul className="mt-1">
        {all.map(([fieldId, message]) => (
          <li key={fieldId}>
            <Link fieldId={fieldId} className="inline-block py-0.75 font-strong text-stop hover:text-stop">
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
