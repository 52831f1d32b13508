/** Thrown by a job that would fail the same way again: it fails permanently at once, for staff to see. */
export class PermanentFailure extends Error {}

/** Thrown by a job whose prerequisite is not ready: it is retried soon, without counting an attempt. */
export class RetryLater extends Error {
  constructor(
    awaited: string,
    readonly seconds: number,
  ) {
    super(`Waits for ${awaited}`)
  }
}
