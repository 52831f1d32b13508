/** Begins a payment unless it has begun. @returns whether this call began it */
export const beginningOnce = (hasBegun: () => boolean, begin: () => void) => (): boolean => {
  if (hasBegun()) return false
  begin()
  return hasBegun()
}
