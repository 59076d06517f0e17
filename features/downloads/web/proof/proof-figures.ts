import type { Proof } from '#packages/checks/proof.ts'

/** The figures of the summary: facts that were read correctly, and findings to look at. */
export const figuresOf = ({ fields, warnings }: Proof) => ({
  same: fields.filter(({ state }) => state === 'same').length,
  all: fields.length,
  warned: warnings.filter(({ severity }) => severity !== 'info').length,
})
