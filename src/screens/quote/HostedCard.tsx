import { useSelector } from '@xstate/react'
import { type ReactNode, use } from 'react'
import { useField } from 'react-final-form'
import { cardFields, type Held, type HostedField } from '../../../domain/payment'
import { selectBrand, selectHeld } from '../../../machines/cardFields/cardFields.select'
import type { CardDesk } from '../../app/cardVault'
import { Fault } from '../../fields/frames'
import { widthOf } from '../../fields/widths'
import { Actions, Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { CardTried } from './cardTried'

interface Props {
  readonly desk: CardDesk
  readonly name: HostedField
  readonly label?: string
  readonly describedBy?: string
  /** what was understood, at the right */
  readonly echo?: ReactNode
}

/** A field that the processor draws in a frame of its own: ours are its name, its edge, and what is wrong with it. */
export function HostedInput({ desk, name, label = cardFields[name].label, describedBy, echo }: Props) {
  const isTried = use(CardTried)
  const held = useSelector(desk.fields, (seen) => selectHeld(seen)[name])
  const { meta } = useField<string>(name, { subscription: { error: true } })
  const fault = isTried || isWrong(held) ? (meta.error as string | undefined) : undefined
  return (
    <div className="grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      <label id={`${name}-label`} htmlFor={name} className="font-strong">
        {label}
      </label>
      {/* no input of ours can name it as its fault, so it is read out when it comes */}
      <div aria-live="polite" className="contents">
        {fault && <Fault id={name}>{fault}</Fault>}
      </div>
      <div className="mt-0.5 flex w-full flex-wrap items-center gap-x-2">
        {/* a link to it leads here, and the cursor goes on into the frame */}
        <fieldset
          id={name}
          tabIndex={-1}
          aria-labelledby={`${name}-label`}
          aria-describedby={describedBy}
          aria-invalid={fault ? true : undefined}
          onFocus={() => desk.enter(name)}
          className={`control max-w-full flex-none ${focusLook} ${widthOf(name === 'exp_month' ? 128 : cardFields[name].width)}`}
        >
          {/* a frame that is drawn in one scheme has a ground of its own where its place is in the other */}
          <div ref={desk.places[name]} className="scheme-light" />
        </fieldset>
        {echo && <span className="text-ink-soft">{echo}</span>}
      </div>
    </div>
  )
}

const isWrong = (held: Held) => held === 'short' || held === 'wrong' || held === 'expired'

/** The focus is inside the frame, where no style of ours can see it: who draws the frame marks its place. */
const focusLook =
  'has-[[data-focused]]:border-focus has-[[data-focused]]:outline-(length:--focus-width) has-[[data-focused]]:-outline-offset-1 has-[[data-focused]]:outline-focus has-[[data-focused]]:outline-solid'

/** As the processor reads it off the number. */
export const HostedBrand = ({ desk }: { desk: CardDesk }) => useSelector(desk.fields, selectBrand)

/** What is quick shows nothing, and takes the room that the fields will. */
export const FieldsComing = () => (
  <p role="status" className="shown-late min-h-23 text-ink-soft">
    Fetching the card’s fields …
  </p>
)

export const FieldsMissing = ({ desk }: { desk: CardDesk }) => (
  <div id="card_number" tabIndex={-1}>
    <Notice tone="attention" title="There is nothing to type the card into" role="alert">
      <p>The payment processor could not be reached. Nothing you entered is lost, and there are other ways to pay.</p>
      <Actions className="mt-1 **:data-button:bg-sheet">
        <Button onClick={() => desk.fields.send({ type: 'fields.retried' })}>Try again</Button>
      </Actions>
    </Notice>
  </div>
)
