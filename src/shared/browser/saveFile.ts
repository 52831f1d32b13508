/** Downloads a file under a name, as if the user had followed a link to it. */
export function saveFile({ document, setTimeout }: Window, file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // waits until the browser has read the file
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
