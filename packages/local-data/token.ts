/** This browser knows no session any more, whatever the server still does. */
export const forgetToken = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve.
  document.cookie = 'token=; Path=/; Max-Age=0; SameSite=Lax'
}
