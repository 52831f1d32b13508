declare module 'subset-font' {
  /** as far as it is used: a variable font, however packed, at one of its weights, with all of its letters */
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
