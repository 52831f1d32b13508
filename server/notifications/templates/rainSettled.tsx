import { brand } from '../../../domain/common/brand'
import { Letter } from './letter'
import { Action, Facts, Note, Paragraph } from './parts'

interface RainSettledProps {
  readonly number: string
  readonly insured: string
  readonly event: string
  /** whether an earlier letter said something else */
  readonly isCorrection: boolean
  readonly isPayable: boolean
  /** such as 0.25 inches */
  readonly threshold: string
  /** the insured day with its hours */
  readonly covered: string
  /** such as 0.31 inches */
  readonly inches: string
  /** measured */
  readonly hours: string
  readonly station: string
  readonly readOn: string
  /** insured, such as $25,000 */
  readonly amount: string
  /** null in a copy */
  readonly policyUrl: string | null
}

/** The measurement and its result. */
export const RainSettledLetter = ({ isPayable, isCorrection, ...props }: RainSettledProps) => {
  const { number, insured, event, threshold, covered, inches, hours, station, readOn, amount, policyUrl } = props
  const result = isPayable ? `We pay ${amount}.` : 'Nothing is payable.'
  return (
    <Letter
      preview={`${inches} were measured. ${result}`}
      title={isPayable ? `We pay ${amount}` : 'Too little rain fell'}
    >
      {isCorrection && <Paragraph>The measurement was corrected. This letter replaces the one before.</Paragraph>}
      <Paragraph>
        {inches} were measured within the insured hours. Your policy pays for {threshold} or more. {result}
      </Paragraph>
      <Facts
        rows={[
          ['Policy number', number],
          ['Insured', insured],
          ['Event', event],
          ['Insured hours', covered],
          ['Measured', `${inches}, ${hours}`],
          ['Station or source', station],
          ['Records read on', readOn],
        ]}
      />
      {isPayable && <Paragraph>We pay within 30 days. You need not do anything.</Paragraph>}
      {policyUrl && <Action href={policyUrl}>Go to my policy</Action>}
      <Note>Is something wrong? Reply to this message, or call {brand.phone}.</Note>
    </Letter>
  )
}
