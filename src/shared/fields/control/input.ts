let isPressed = false
const set = (to: boolean) => () => {
  isPressed = to
}
addEventListener('pointerdown', set(true), true)
addEventListener('pointerup', set(false), true)
addEventListener('pointercancel', set(false), true)

/**
 * Whoever leaves a field by pressing something must hit it: a fault that shows above would move it away from under the
 * pointer. So what follows from leaving waits until the press is over.
 */
export function afterPress(act: () => void) {
  if (!isPressed) return act()
  addEventListener('pointerup', () => setTimeout(act), { once: true })
}

let stand: () => void
/** Kept once a first control is on the page: what helps its typing does not take the line from the page. */
export const drawn = new Promise<void>((resolve) => {
  stand = resolve
})
/** A ref of a control that can be typed into at once, and is helped a moment later. */
export const whenMounted = () => stand()
