import { wholeDollars } from '../../domain/common/formats'
import { hoursInWords } from '../../domain/common/rainLimits'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { openSettlement } from '../policies/rainSettlement'
import { draw } from './compose'
import { subjectOf } from './policySubject'
import { eachOnce } from './recipients'

/**
 * Says what was measured for rain insurance, and whether its amount is payable: to the contact point, with a copy to the
 * insured. A letter about a measurement that was corrected since is not sent.
 */
export async function rainSettledLetters(
  services: Services,
  { contactId, edition }: { contactId: string; edition: number },
): Promise<Letter[]> {
  const { insured, settlement } = await openSettlement(services, contactId)
  if (!settlement || settlement.edition !== edition) return []
  const subject = await subjectOf(services, contactId)
  const { number } = subject
  const props = {
    number,
    insured: subject.insured,
    event: subject.event,
    isCorrection: edition > 1,
    isPayable: settlement.amount > 0,
    threshold: `${insured.threshold} inches`,
    covered: `${insured.date}, ${hoursInWords(insured)}, local time at the event`,
    inches: `${settlement.inches.toFixed(2)} inches`,
    hours: hoursInWords(settlement),
    station: settlement.station,
    readOn: settlement.read_on,
    amount: wholeDollars(insured.amount),
  }
  const compose = (isOwner: boolean) => async () =>
    draw(async () => (await import('./templates/rainSettled')).RainSettledLetter, {
      ...props,
      policyUrl: isOwner ? await subject.link() : null,
    })
  return eachOnce([
    { to: subject.to, as: 'owner' },
    { to: subject.copy, as: 'copy' },
  ]).map(({ to, as }) => ({
    kind: 'rainSettled',
    contactId,
    occasion: `${number} ${edition}`,
    to,
    subject: `Rain on ${insured.date}: the result of policy ${number}`,
    compose: compose(as === 'owner'),
  }))
}
