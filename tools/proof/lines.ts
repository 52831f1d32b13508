import type { ChartReport, Met, Report } from './report'

const of = ({ met, all }: Met) => `${met}/${all}`

/** The same numbers for the console. */
export function linesOf({ charts, totals, sessions, mutants, faults }: Report): string[] {
  const { process, screen, browser } = totals.positions
  return [
    row('chart', 'states', 'transitions', 'guards both ways', 'ways out', 'longest way'),
    ...charts.map(chartLine),
    '',
    `${totals.charts} charts: ${of(totals.states)} states and ${of(totals.transitions)} transitions on ${totals.paths} paths of ${totals.steps} steps`,
    `guards seen to hold and to fail: ${of(totals.guards)}; states with a way to a goal or an exit: ${of(totals.ways)}`,
    `in process ${process.states} states and ${process.transitions} transitions, on the screen (jsdom) ${screen.states} and ${screen.transitions}, in the browser ${browser.states} and ${browser.transitions}, and of ${totals.notInBrowser} it is said why not`,
    `sessions replayed: ${sessions.length}, ${sessions.reduce((sum, { steps }) => sum + steps, 0)} steps, ${sessions.reduce((sum, { accepted }) => sum + accepted.length, 0)} accepted differences`,
    mutants
      ? `left out once each, in ${mutants.walks} walks: ${mutants.unnoticed.length} went unnoticed`
      : 'mutants: not asked for (npm run proof -- --mutants)',
    '',
    ...(faults.length === 0
      ? ['It holds: nothing is left out, and nobody is ever trapped.']
      : [
          `It does not hold, for ${faults.length} ${faults.length === 1 ? 'reason' : 'reasons'}:`,
          ...faults.map((each) => `  ${each}`),
        ]),
  ]
}

const chartLine = ({ file, states, transitions, guards, ways, longestWay }: ChartReport) =>
  row(file.replace('.machine.ts', ''), of(states), of(transitions), of(guards), of(ways), String(longestWay))

const widths = [32, 9, 12, 17, 9, 12]
const row = (...cells: string[]) =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' ')
