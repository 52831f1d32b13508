/** This recipient will never get it, however often it is tried. */
export class MailRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}
