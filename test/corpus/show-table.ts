interface Figure {
  files: number
  share: number
}

/** The table of docs/decisions/import.md, printed if `HUAJIAN_TABLE` is set. */
export const showTable = (
  groups: readonly string[],
  figure: (group: string, isHeldOut: boolean) => Figure,
): void => {
  if (!process.env.HUAJIAN_TABLE) return
  const cell = ({ files, share }: Figure) => `${files} | ${(share * 100).toFixed(1)} %`
  for (const group of groups)
    process.stdout.write(`| ${group} | ${cell(figure(group, false))} | ${cell(figure(group, true))} |\n`)
}
