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
