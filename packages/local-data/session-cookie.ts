/** Ends the session in this browser, even if the server could not be reached. */
export const clearSessionCookie = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve.
  document.cookie = 'token=; Path=/; Max-Age=0; SameSite=Lax'
}
