import type { TwilioConfig } from '../config/twilio'
import type { Sms } from '../services/services'

/** no response within this time counts as a failure */
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
    // Twilio's message may repeat the phone number, which must not be logged
    const body = (await answer.json().catch(() => ({}))) as { code?: unknown }
    if (!answer.ok) throw new Error(`Twilio did not take a text: ${answer.status}, code ${Number(body.code) || 'none'}`)
  },
})
