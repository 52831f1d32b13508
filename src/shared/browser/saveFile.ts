/** Gives the browser a file under a name, as if a link to it had been followed. */
export function saveFile({ document, setTimeout }: Window, file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // not before the browser has taken hold of it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
