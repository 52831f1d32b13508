/** Network error codes, explained for staff. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'The server did not take the connection'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'The server’s name is not known'],
  [/ETIMEDOUT|ESOCKETTIMEDOUT|timeout|Greeting never received/i, 'The server did not answer in time'],
  [/ECONNRESET|EPIPE|closed unexpectedly|hang up/i, 'The server hung up'],
  [/certificate|self.signed|SSL|STARTTLS/i, 'The connection could not be made secure'],
  [/Invalid login|EAUTH|\b535\b/, 'The server rejects our user name and password'],
  [/\b55[0-9]\b/, 'The mail server refuses it'],
  [/\b4[25][0-9]\b/, 'The mail server asks us to try later'],
]

/** Why a job failed, for staff: an explanation if there is one, with the original error. */
export function causeInWords(error: string | null): string | null {
  if (error === null) return null
  const words = causes.find(([pattern]) => pattern.test(error))?.[1]
  return words ? `${words}. It said: ${error}` : error
}
