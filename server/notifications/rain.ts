import { createElement } from 'react'
import { brand } from '../../domain/common/brand'
import { dayInWords, wholeDollars } from '../../domain/common/formats'
import { dollarsOf } from '../../domain/common/money'
import { stateName } from '../../domain/common/states'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { staffAddress } from './recipients'

interface Requested {
  readonly id: string
  readonly occasion: string
}

/** Mails a request for rain insurance to staff, and a confirmation to the sender. */
export async function rainLetters({ db, config }: Services, { id, occasion }: Requested): Promise<Letter[]> {
  const row = await db.q.selectFrom('rain_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const dollars = (cents: number) => wholeDollars(dollarsOf(cents))
  const rows = [
    ['Day', dayInWords(row.date)],
    ['Hours', `${hourInWords(row.from_hour)} to ${hourInWords(row.to_hour)}`],
    ['State', stateName(row.event_state)],
    ['Rain', `${(row.threshold_hundredths / 100).toFixed(2)} inches or more`],
    ['Amount', dollars(row.amount_cents)],
    ['It may cost', `${dollars(row.low_cents)} to ${dollars(row.high_cents)}`],
  ] as const
  const sender = [
    ['Name', row.name],
    ['Email', row.email],
    ...(row.phone ? [['Phone', row.phone] as const] : []),
  ] as const
  const letter = async (forStaff: boolean) => {
    const { RainLetter, RainToStaffLetter } = await import('./templates/rain')
    const { renderLetter } = await import('./render')
    return renderLetter(createElement(forStaff ? RainToStaffLetter : RainLetter, { rows, sender }))
  }
  const shared = { contactId: null, occasion }
  return [
    {
      ...shared,
      kind: 'rainRequestToStaff',
      to: staffAddress(config),
      subject: `Rain insurance requested: ${row.date}`,
      compose: () => letter(true),
    },
    {
      ...shared,
      kind: 'rainRequest',
      to: row.email,
      subject: `Your request for rain insurance, ${brand.name}`,
      compose: () => letter(false),
    },
  ]
}

/** 12 am, 1 pm */
const hourInWords = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`
