import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/common/brand'
import { wholeDollars } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import { type RainRequestRef, selectRange } from '../../../machines/customer/rain/rain.select'
import { Actions, LinkButton } from '../../shared/ui/Button'
import { hours } from '../../shared/ui/businessHours'
import { BackToQuote, RainPage } from './RainPage'

/** The estimated price, and the next steps. */
export function RainConfirmation({ rain }: { rain: RainRequestRef }) {
  const range = useSelector(rain, selectRange)
  return (
    <RainPage title="We have your request" isNews>
      {range && (
        <p className="mt-2 max-w-(--measure) text-lead">
          It will probably cost between {wholeDollars(range.low)} and {wholeDollars(range.high)}.
        </p>
      )}
      <p className="mt-2 max-w-(--measure)">
        A member of our team works out the price for the venue and the season and writes to you. Nothing is bought until
        you agree to it.
      </p>
      <p className="mt-1 max-w-(--measure) text-ink-soft">
        Questions? Call {brand.phone}, {sentence(hours)}
      </p>
      <Actions className="mt-4">
        <BackToQuote />
        <LinkButton onClick={() => rain.send({ type: 'rain.restarted' })}>Request insurance for another day</LinkButton>
      </Actions>
    </RainPage>
  )
}
