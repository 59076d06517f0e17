/** Asks the person to prove who they are. Only the screens that need it replace `ask`, so that no other page carries the dialog. */
export const prover: { ask(): Promise<boolean> } = { ask: async () => false }
