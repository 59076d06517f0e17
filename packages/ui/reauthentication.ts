/** Asks the user to sign in again. Screens that need it replace `ask`, so that other pages do not load the dialog. */
export const reauthentication: { ask(): Promise<boolean> } = { ask: async () => false }
