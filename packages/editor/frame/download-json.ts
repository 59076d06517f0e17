/** A file of the person's own work, whatever the state of saving: it needs neither server nor storage. */
export const downloadJson = (content: unknown, name: string) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim() || 'resume'}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
