/** An attribute of the page's root that the tokens and the UI kit both follow. Here without React, for the server. */
export const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'
