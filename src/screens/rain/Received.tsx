import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/brand'
import { wholeDollars } from '../../../domain/formats'
import { type RainRequestRef, selectRange } from '../../../machines/rainRequest/rainRequest.select'
import { Actions, LinkButton } from '../../ui/Button'
import { hours } from '../../ui/hours'
import { BackToQuote, Sheet } from './Sheet'

/** What it will probably cost, and what happens next. */
export function Received({ rain }: { rain: RainRequestRef }) {
  const range = useSelector(rain, selectRange)
  return (
    <Sheet title="We have your request" isNews>
      {range && (
        <p className="mt-2 max-w-(--measure) text-lead">
          It will probably cost between {wholeDollars(range.low)} and {wholeDollars(range.high)}.
        </p>
      )}
      <p className="mt-2 max-w-(--measure)">
        Somebody of ours works out the price for the place and the season and writes to you. Nothing is bought until you
        agree to it.
      </p>
      <p className="mt-1 max-w-(--measure) text-ink-soft">
        Questions? Call {brand.phone}, {hours}.
      </p>
      <Actions className="mt-4">
        <BackToQuote />
        <LinkButton onClick={() => rain.send({ type: 'rain.restarted' })}>Ask for another day</LinkButton>
      </Actions>
    </Sheet>
  )
}
