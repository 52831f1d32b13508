let isPressed = false
const set = (to: boolean) => () => {
  isPressed = to
}
addEventListener('pointerdown', set(true), true)
addEventListener('pointerup', set(false), true)
addEventListener('pointercancel', set(false), true)

/**
 * Runs an action after the current press is over. Leaving a field by pressing a button may show an error above it,
 * which would move the button from under the pointer.
 */
export function afterPress(act: () => void) {
  if (!isPressed) return act()
  addEventListener('pointerup', () => setTimeout(act), { once: true })
}

let stand: () => void
/**
 * Resolves once the first control is mounted: masks and other helpers load after that, so that they do not delay the
 * page.
 */
export const drawn = new Promise<void>((resolve) => {
  stand = resolve
})
/** A ref for a control that works at once and gets its mask later. */
export const whenMounted = () => stand()
