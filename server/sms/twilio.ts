import type { Sms } from '../services'

/** What the server has to know of a Twilio account. */
export interface TwilioConfig {
  readonly accountSid: string
  /** a secret */
  readonly authToken: string
  /** a number as +15125550100, or a messaging service as MG… */
  readonly from: string
  /** its API, without a path; a stand-in for it has an address of its own */
  readonly api: string
}

/** no answer by then is none */
const patienceMs = 10_000

/** Messages of Twilio's API (https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource). */
export const twilioSms = ({ accountSid, authToken, from, api }: TwilioConfig): Sms => ({
  async send({ to, text }) {
    const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
    const answer = await fetch(`${api}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, Body: text, ...sender }),
      signal: AbortSignal.timeout(patienceMs),
    })
    // its own words may repeat the number, which is in no log
    const said = (await answer.json().catch(() => ({}))) as { code?: unknown }
    if (!answer.ok) throw new Error(`Twilio did not take a text: ${answer.status}, code ${Number(said.code) || 'none'}`)
  },
})
