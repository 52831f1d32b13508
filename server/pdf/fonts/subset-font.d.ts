declare module 'subset-font' {
  /** only the part that we use: extracts one weight of a variable font, with all of its characters */
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: {
      readonly targetFormat: 'truetype'
      readonly keepAllGlyphs: true
      readonly variationAxes: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}
