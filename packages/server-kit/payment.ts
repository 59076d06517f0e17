/** Set by the operator; the keys are PEM. */
export interface AlipaySettings {
  appId: string
  /** The number of the merchant's account, which receives the money. */
  sellerId: string
  privateKey: string
  /** The public key of Alipay, not that of the app. */
  publicKey: string
  gateway: string
}

/** The payment providers that are configured. All settings are the operator's; none comes from a request. */
export interface PaymentSettings {
  /** Lets orders be paid without money, for trying everything out. */
  sandbox: boolean
  alipay: AlipaySettings | undefined
}
