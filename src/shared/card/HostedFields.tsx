import { useSelector } from '@xstate/react'
import { type ReactNode, use } from 'react'
import { useField } from 'react-final-form'
import { cardFields, type FieldState, type HostedField } from '../../../domain/quote/payment'
import { selectBrand, selectFieldStates } from '../../../machines/shared/cardFields/cardFields.select'
import { Fault } from '../fields/control/FieldFrames'
import { widthOf } from '../fields/control/fieldLayout'
import { Actions, Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { CardTried } from './cardSubmission'
import type { CardInputs } from './cardVault'

interface Props {
  readonly cardInputs: CardInputs
  readonly name: HostedField
  readonly label?: string
  readonly describedBy?: string
  /** shows how the value was read, at the right of the field */
  readonly echo?: ReactNode
}

/** A field that the processor draws in its own frame. The application draws its label, its border and its error. */
export function HostedInput({ cardInputs, name, label = cardFields[name].label, describedBy, echo }: Props) {
  const isTried = use(CardTried)
  const state = useSelector(cardInputs.fields, (seen) => selectFieldStates(seen)[name])
  const { meta } = useField<string>(name, { subscription: { error: true } })
  const fault = isTried || isWrong(state) ? (meta.error as string | undefined) : undefined
  return (
    <div className="grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <label id={`${name}-label`} htmlFor={name} className="font-strong">
        {label}
      </label>
      {/* no input here can point to the error, so it is read out when it appears */}
      <div aria-live="polite" className="contents">
        <Fault id={name}>{fault}</Fault>
      </div>
      <div className="mt-0.5 flex w-full flex-wrap items-center gap-x-2">
        {/* an error link leads here, and the cursor moves on into the frame */}
        <fieldset
          id={name}
          tabIndex={-1}
          aria-labelledby={`${name}-label`}
          aria-describedby={describedBy}
          aria-invalid={fault ? true : undefined}
          onFocus={() => cardInputs.enter(name)}
          className={`control max-w-full flex-none ${focusLook} ${widthOf(name === 'exp_month' ? 128 : cardFields[name].width)}`}
        >
          {/* a frame with another color scheme than its container would get an opaque background */}
          <div ref={cardInputs.mounts[name]} className="scheme-light" />
        </fieldset>
        {echo && <span className="text-ink-soft">{echo}</span>}
      </div>
    </div>
  )
}

const isWrong = (state: FieldState) => state === 'short' || state === 'wrong' || state === 'expired'

/** The focus is inside the frame, out of reach of CSS, so the container draws the focus ring. */
const focusLook =
  'has-[[data-focused]]:border-focus has-[[data-focused]]:outline-(length:--focus-width) has-[[data-focused]]:-outline-offset-1 has-[[data-focused]]:outline-focus has-[[data-focused]]:outline-solid'

/** The brand that the processor reads from the number. */
export const HostedBrand = ({ cardInputs }: { cardInputs: CardInputs }) => useSelector(cardInputs.fields, selectBrand)

/** A short wait shows only the space that the fields will take: in one column on a phone, else in rows. */
export const FieldsLoading = () => (
  <p role="status" className="shown-late min-h-58 text-ink-soft sm:min-h-29">
    Fetching the card’s fields …
  </p>
)

export const FieldsMissing = ({ cardInputs }: { cardInputs: CardInputs }) => (
  <div id="card_number" tabIndex={-1}>
    <Notice tone="attention" title="The card fields could not be loaded" role="alert">
      <p>The payment processor could not be reached. Nothing you entered is lost, and there are other ways to pay.</p>
      <Actions className="mt-1 **:data-button:bg-sheet">
        <Button onClick={() => cardInputs.fields.send({ type: 'fields.retried' })}>Try again</Button>
      </Actions>
    </Notice>
  </div>
)
