/** A chart that answers questions from other answers, such as the city from a ZIP code. */
interface Filling {
  on(type: 'answers.filled', listener: (filled: { readonly names: readonly string[] }) => void): unknown
}

/**
 * If the user is in a box that the chart has filled, its text is selected, so that the next key replaces it. The ids of
 * the boxes are the names of the questions.
 */
export const selectFilled = (chart: Filling) =>
  chart.on('answers.filled', ({ names }) => {
    const box = document.activeElement
    if (!(box instanceof HTMLInputElement) || !names.includes(box.id)) return
    // once the text is drawn
    requestAnimationFrame(() => document.activeElement === box && box.select())
  })
