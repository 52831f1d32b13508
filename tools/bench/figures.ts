/** A figure of this run. */
export interface Figure {
  readonly part: 'calls' | 'lists' | 'memory'
  readonly name: string
  readonly unit: string
  readonly ours: number
  /** of the bare page or server, measured in the same run */
  readonly bare?: number
  /** ours of bare */
  readonly percent?: number
  readonly budget: number
  readonly isKept: boolean
}

const all: Figure[] = []

/** Remembers a figure of this run. Returns its sentence if it is over its budget. */
export function record(figure: Figure): string[] {
  all.push(figure)
  const { name, ours, unit, percent } = figure
  return figure.isKept ? [] : [`${name}: ${percent === undefined ? `${ours} ${unit}` : `${percent} % of bare`}`]
}

export const figures = (): readonly Figure[] => all
