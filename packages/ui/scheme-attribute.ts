/** Attribute of the root element for the color scheme. In a file without React, for the server. */
export const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'
