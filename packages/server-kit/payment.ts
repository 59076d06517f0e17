/** As the operator set it; the keys are PEM. */
export interface AlipaySettings {
  appId: string
  /** Whose money it is: the number of the merchant's account. */
  sellerId: string
  privateKey: string
  /** Alipay's own, not the app's. */
  publicKey: string
  gateway: string
}

/** Which ways to pay are open. All of it is the operator's: nothing comes from a request. */
export interface PaymentSettings {
  /** Orders can be paid without money, to try everything out. */
  sandbox: boolean
  alipay: AlipaySettings | undefined
}
