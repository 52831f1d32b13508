/** What a job throws that would come to the same if it were tried again: it is given up at once, for a person to look at. */
export class GivenUp extends Error {}

/** What a job throws when something that it needs has not come yet: it is tried again soon, and that was no attempt. */
export class NotYet extends Error {
  constructor(
    awaited: string,
    readonly seconds: number,
  ) {
    super(`Waits for ${awaited}`)
  }
}
