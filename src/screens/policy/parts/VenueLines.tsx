import type { VenueCheck, VenueLine } from '../../../../contract/client'
import type { Answers } from '../../../../domain/application'
import { dollars } from '../../../../domain/common/formats'
import type { selectVenueResult } from '../../../../machines/customer/venue/venue.select'
import { LinkButton } from '../../../shared/ui/Button'
import { Icon, type IconName } from '../../../shared/ui/Icon'

/** The heading above the lines, by the result of the comparison. */
export const venueTitle = (result: ReturnType<typeof selectVenueResult>, asker: VenueCheck['asker']): string =>
  titles[result](asker)

const titles: Readonly<Record<ReturnType<typeof selectVenueResult>, (asker: VenueCheck['asker']) => string>> = {
  met: (asker) => `Meets your ${asker}’s requirements`,
  lacking: (asker) => `Does not meet all of your ${asker}’s requirements yet`,
  limited: (asker) => `Meets your ${asker}’s requirements, except as noted below`,
  outdated: (asker) => `Your ${asker}’s requirements`,
  refreshing: (asker) => `Your ${asker}’s requirements`,
}

interface Props {
  readonly lines: readonly VenueLine[]
  /** makes the change of a line; without it the lines are only read */
  readonly onChange?: (answers: Partial<Answers>) => void
}

/** Each requirement of a venue: met or not, with the advice, and the change that meets it and its cost. */
export const VenueLines = ({ lines, onChange }: Props) => (
  <ul className="border-b border-rule">
    {lines.map((line) => (
      <Line key={`${line.key} ${line.requirement}`} line={line} {...(onChange && { onChange })} />
    ))}
  </ul>
)

const marks: Readonly<Record<VenueLine['state'], readonly [icon: IconName, color: string, words: string]>> = {
  met: ['check', 'text-accent', 'Met'],
  notMet: ['alert', 'text-attention-mark', 'Not met yet'],
  cannotBeMet: ['close', 'text-stop-mark', 'We cannot meet this'],
}

/** Words that only a person can compare are no fault. */
const forBuyer = ['eye', 'text-ink-soft', 'For you to check'] as const

function Line({ line, onChange }: { readonly line: VenueLine } & Pick<Props, 'onChange'>) {
  const { key, requirement, state, advice, change, cost } = line
  const [icon, color, words] = key === 'otherWords' ? forBuyer : marks[state]
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-1.5 border-t border-rule py-1.25">
      <Icon name={icon} className={`mt-0.25 ${color}`} />
      <div className="grid min-w-0 justify-items-start gap-0.5">
        <p className="wrap-anywhere">
          <span className="font-strong">{words}:</span> {requirement}
        </p>
        {advice && <p className="text-dense wrap-anywhere text-ink-soft">{advice}</p>}
        {change && <p className="text-dense">{costInWords(cost)}</p>}
        {change && onChange && (
          <LinkButton
            aria-label={`Make this change: ${requirement}`}
            onClick={() => onChange(change as Partial<Answers>)}
          >
            Make this change
          </LinkButton>
        )}
      </div>
    </li>
  )
}

function costInWords(cost: VenueLine['cost']): string {
  if (cost === 'review') return 'An underwriter has to look at this change.'
  if (typeof cost !== 'number') return 'The cost shows once your quote has a price.'
  if (cost === 0) return 'This change is free.'
  return cost > 0
    ? `This change costs ${dollars(cost)}, with fee and tax.`
    : `This change lowers the price by ${dollars(-cost)}, with fee and tax.`
}
