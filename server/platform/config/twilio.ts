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
