export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())

/** Seven digits for a landline in a small place, fifteen at most by the international numbering plan. */
export const looksLikePhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15
}

/** Personal data that an employer has no right to ask for. Some Chinese employers ask for 政治面貌 and 籍贯. */
const PRIVATE_LABEL =
  /身份证|证件号|护照号|婚姻|婚育|生育|身高|体重|血型|宗教|星座|家庭成员|银行卡|社保号|marital|religion|height|weight|blood type|passport (no|number)|social security|\bssn\b|id number|zodiac/i

export const isPrivateLabel = (label: string): boolean => PRIVATE_LABEL.test(label)

/** A Chinese identity number with a possible birthday in it, or a card number of 16 to 19 digits. */
const PRIVATE_NUMBER =
  /(?<![\d.])(?:\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]|62\d{14,17})(?!\d)/

export const privateNumberIn = (text: string): string | undefined => PRIVATE_NUMBER.exec(text)?.[0]
