export interface AccountMessage {
  /**
   * `signing_out`: upload unsaved work now. `signed_out`: the user signed out, and all local data of the account is
   * removed. `ended`: the session expired, and unsaved work stays for that account. `signed_in`: a user has signed in.
   */
  did: 'signing_out' | 'signed_out' | 'ended' | 'signed_in'
  owner: string
}

let channel: BroadcastChannel | undefined

const openChannel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('huajian-account')
  return channel
}

/** Sends a message to the other tabs of this browser. */
export const notifyTabs = (message: AccountMessage): void => openChannel()?.postMessage(message)

export const onTabMessage = (listener: (message: AccountMessage) => void): void => {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<AccountMessage>) => listener(data))
}
