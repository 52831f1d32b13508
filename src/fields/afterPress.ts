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
