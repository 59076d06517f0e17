/** What a new account begins with. */
export const WELCOME_POINTS = 20
/** What a yuan buys. */
export const POINTS_PER_YUAN = 10
