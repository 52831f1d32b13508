/** Stands in for the drawing of PDFs: the facts that were read for one are its bytes. */
export const press = async (name: string, ...facts: unknown[]): Promise<Buffer> =>
  Buffer.from(JSON.stringify([name, facts]))
