/** The settings of a Twilio account. */
export interface TwilioConfig {
  readonly accountSid: string
  /** secret */
  readonly authToken: string
  /** a phone number such as +15125550100, or a messaging service MG… */
  readonly from: string
  /** base URL of the API, without a path; differs for a stand-in */
  readonly api: string
}

/** required to use Twilio */
const needed = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const

type TwilioVariables = { readonly [Name in (typeof needed)[number]]?: string | undefined }

/** @returns an error for each missing variable where Twilio is selected */
export const withoutTwilio = (set: Readonly<Record<string, unknown>>): string[] =>
  set['SMS_PROVIDER'] === 'twilio'
    ? needed.filter((name) => !(name in set)).map((name) => `${name} must be set, because SMS_PROVIDER is twilio`)
    : []

/** @returns null where another provider is selected, or a variable is missing */
export function twilioOf(read: TwilioVariables & { SMS_PROVIDER: string; TWILIO_API: string }): TwilioConfig | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_API: api } = read
  return read.SMS_PROVIDER === 'twilio' && accountSid && authToken && from ? { accountSid, authToken, from, api } : null
}
