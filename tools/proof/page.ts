import { type Position, positions } from './evidence'
import type { ChartReport, Met, Report, WalkReport } from './report'

/**
 * The report as one self-contained page.
 * @param styles the product's tokens and the page's own rules
 */
export function pageOf(report: Report, styles: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Proof of the charts</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Proof of the charts</h1>
<p class="soft">Made ${escaped(report.at)} by <code>npm run proof</code>.</p>
${summary(report.faults)}
${overview(report)}
${sessions(report)}
${mutants(report)}
${report.charts.map(chart).join('\n')}
</main>
</body>
</html>
`
}

const summary = (faults: readonly string[]) =>
  faults.length === 0
    ? '<div class="verdict" role="status"><strong>It holds.</strong> Every state and transition of every chart was walked, every guard was seen to hold and to fail, and from every state somebody gets to a goal or an exit.</div>'
    : `<div class="verdict broken" role="status"><strong>It does not hold.</strong><ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul></div>`

function overview({ totals, charts }: Report): string {
  const { process, screen, browser } = totals.positions
  const line = (file: string, { states, transitions, guards, ways, longestWay }: ChartReport) =>
    `<tr><th scope="row"><a href="#${idOf(file)}">${escaped(nameOf(file))}</a></th>${[states, transitions, guards, ways].map(count).join('')}<td class="number">${longestWay}</td></tr>`
  return `<h2>All charts</h2>
<p>${totals.charts} charts were walked on ${totals.paths} paths of ${totals.steps} steps. In process ${process.states} states and ${process.transitions} transitions were met, on the screen in jsdom ${screen.states} and ${screen.transitions}, in a browser against the built product ${browser.states} and ${browser.transitions}.</p>
${table(
  'What each chart has, and how much of it was met',
  ['Chart', 'States', 'Transitions', 'Guards both ways', 'Ways out', 'Longest way'],
  [
    ...charts.map((each) => line(each.file, each)),
    `<tr><th scope="row">All</th>${[totals.states, totals.transitions, totals.guards, totals.ways].map(count).join('')}<td></td></tr>`,
  ],
)}`
}

const sessions = ({ sessions: all }: Report) => `<h2>Recorded sessions</h2>
<p>Whole sessions of sample data, recorded once and gone through again on today’s charts. A session that goes otherwise than then breaks the proof until somebody says why it may.</p>
${table(
  'Sessions, and how they differ from when they were recorded',
  ['Session', 'Charts', 'Steps', 'Differences', 'Accepted'],
  all.map(
    ({ name, charts, steps, differences, accepted }) =>
      `<tr><th scope="row">${escaped(name)}</th><td>${escaped(charts.join(', '))}</td><td class="number">${steps}</td><td>${list(differences)}</td><td>${list(accepted)}</td></tr>`,
  ),
)}`

const mutants = ({ mutants: match }: Report) => `<h2>Left out on purpose</h2>
${
  match === null
    ? '<p>Not asked for. <code>npm run proof -- --mutants</code> leaves each transition of each chart out once and names what no walk notices.</p>'
    : `<p>Each transition of ${match.walks} walks was left out once. ${match.unnoticed.length === 0 ? 'Every one was missed by its walk, or is known to change nothing that a walk can see.' : 'These were not missed:'}</p>${list(match.unnoticed)}`
}`

function chart({ file, drawing, walks, states, transitions, guards }: ChartReport): string {
  return `<section aria-labelledby="${idOf(file)}">
<h2 id="${idOf(file)}">${escaped(nameOf(file))}</h2>
<p class="soft"><code>machines/${escaped(file)}</code>: ${shown(states)} states, ${shown(transitions)} transitions, ${shown(guards)} guards both ways.</p>
${walks.map(walk).join('\n')}
<details><summary>Its drawing, as Mermaid text</summary><pre tabindex="0">${escaped(drawing)}</pre></details>
</section>`
}

function walk({ name, says, states, transitions, gaps, paths, steps }: WalkReport): string {
  return `<h3>${escaped(name)}</h3>
<p>${escaped(says)}${paths > 0 ? ` <span class="soft">${paths} paths of ${steps} steps.</span>` : ''}</p>
${list(gaps)}
${
  states.length === 0
    ? ''
    : `<details><summary>${states.length} states of ${escaped(name)}</summary>${table(
        `The states of ${name}`,
        ['State', 'First met in process', 'Screen', 'Browser', 'Shortest way to a goal or an exit'],
        states.map(
          ({ name: state, kind, way, ...seen }) =>
            `<tr><th scope="row">${escaped(state)}${kind === 'lasting' ? '' : ` <span class="soft">(${kind})</span>`}</th>${positions.map((place) => cell(seen, place)).join('')}<td class="wide">${kind === 'lasting' ? wayOut(way) : ''}</td></tr>`,
        ),
      )}</details>`
}
<details><summary>${transitions.length} transitions of ${escaped(name)}</summary>${table(
    `The transitions of ${name}`,
    ['Transition', 'Times', 'Guard', 'First taken in process', 'Screen', 'Browser'],
    transitions.map(
      ({ name: shown, times, guard, ...seen }) =>
        `<tr><th scope="row">${escaped(shown.replace('->', '→'))}</th><td class="number">${times}</td><td>${guarded(guard)}</td>${positions.map((place) => cell(seen, place)).join('')}</tr>`,
    ),
  )}</details>`
}

function wayOut(way: WalkReport['states'][number]['way']): string {
  if (!way?.events) return '<span class="none">none</span>'
  if (way.events.length === 0) return 'is one'
  const most = way.atMost !== null && way.atMost > way.events.length ? ` (at most ${way.atMost})` : ''
  return `${escaped(way.events.join(' → '))} <span class="soft">to ${escaped(way.to ?? '')}${most}</span>`
}

function guarded(guard: WalkReport['transitions'][number]['guard']): string {
  if (guard === null) return ''
  if (guard.stored && guard.failed) return `${escaped(guard.name)}: both ways`
  return `<span class="none">${escaped(guard.name)}: never ${guard.stored ? 'failed' : 'held'}</span>`
}

type Looked = Pick<WalkReport['states'][number], 'seen' | 'notInBrowser'>

/** The mark of a state or transition that was not met, with the reason if there is one. */
const notMet = (place: Position, why: string | null) =>
  place === 'browser' && why !== null ? `<td class="wide">not met: ${escaped(why)}</td>` : '<td>not met</td>'

/** For the walk in process the path itself; for the others that it was met, and from which beginning. */
function cell({ seen, notInBrowser }: Looked, place: Position): string {
  const trail = seen[place]
  if (trail === undefined) return '<td class="soft">not walked</td>'
  if (trail === null) return place === 'process' ? '<td class="none">never</td>' : notMet(place, notInBrowser)
  const text = escaped([trail.start, ...trail.events].join(' → '))
  return place === 'process' ? `<td class="wide">${text}</td>` : `<td><span title="${text}">met</span></td>`
}

const shown = ({ met, all }: Met) => `${met} of ${all}`
const count = ({ met, all }: Met) =>
  `<td class="number">${met < all ? `<span class="none">${shown({ met, all })}</span>` : all}</td>`

const table = (caption: string, heads: readonly string[], rows: readonly string[]) =>
  `<div class="scroll" role="region" aria-label="${escaped(caption)}" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col"${numbers.has(head) ? ' class="number"' : ''}>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`

/** The columns whose cells are numbers. */
const numbers = new Set(['States', 'Transitions', 'Guards both ways', 'Ways out', 'Longest way', 'Times', 'Steps'])

const list = (all: readonly string[]) =>
  all.length === 0 ? '' : `<ul>${all.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`

const nameOf = (file: string) => file.replace(/^.*\//, '').replace('.machine.ts', '')
const idOf = (file: string) => file.replace(/\W+/g, '-')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
