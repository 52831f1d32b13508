import type { TwilioConfig } from '../config/twilio'
import type { Sms } from '../services/services'

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
    const body = (await answer.json().catch(() => ({}))) as { code?: unknown }
    if (!answer.ok) throw new Error(`Twilio did not take a text: ${answer.status}, code ${Number(body.code) || 'none'}`)
  },
})
