/** What a job throws that would come to the same if it were tried again: it is given up at once, for a person to look at. */
export class GivenUp extends Error {}
