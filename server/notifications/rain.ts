import { createElement } from 'react'
import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { submittedRain } from '../workItems/submitted'
import { requestLink, staffAddress } from './recipients'

interface Requested {
  readonly id: string
  readonly occasion: string
}

/** Mails a request for rain insurance to staff, and a confirmation to the sender. */
export async function rainLetters({ db, config }: Services, { id, occasion }: Requested): Promise<Letter[]> {
  const { date, email } = await db.q
    .selectFrom('rain_request')
    .select(['date', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { facts } = await submittedRain(db, id)
  const all = facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []))
  const sender = all.filter(([label]) => ofSender.has(label))
  const rows = all.filter(([label]) => !ofSender.has(label))
  const letter = async (forStaff: boolean) => {
    const { RainLetter, RainToStaffLetter } = await import('./templates/rain')
    const { renderLetter } = await import('./render')
    const url = requestLink(config, id)
    return renderLetter(createElement(forStaff ? RainToStaffLetter : RainLetter, { rows, sender, url }))
  }
  const shared = { contactId: null, occasion }
  return [
    {
      ...shared,
      kind: 'rainRequestToStaff',
      to: staffAddress(config),
      subject: `Rain insurance requested: ${date}`,
      compose: () => letter(true),
    },
    {
      ...shared,
      kind: 'rainRequest',
      to: email,
      subject: `Your request for rain insurance, ${brand.name}`,
      compose: () => letter(false),
    },
  ]
}

const ofSender: ReadonlySet<string> = new Set(['Name', 'Email', 'Phone'])
