let stand: () => void
/** Kept once a first control is on the page: what helps its typing does not take the line from the page. */
export const standing = new Promise<void>((resolve) => {
  stand = resolve
})
/** A ref of a control that can be typed into at once, and is helped a moment later. */
export const whenMounted = () => stand()
