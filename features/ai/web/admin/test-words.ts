import type { FailureCode } from '#packages/ai/engine.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import type { AdminModel } from '../../admin-contract.ts'

/** Why a test failed and how to fix it, for the admin who sets the model up. */
export const testWords = defineWords({
  zh: {
    unreadable: '保存的密钥打不开，没有发出请求。编辑这个模型，重新填一次密钥。',
    address:
      '没有连接：这是链路本地、云主机元数据等内部地址，或者站点设置（AI_PRIVATE_ADDRESSES）没有允许的内网地址。',
    keyless: '服务要密钥，而这个模型没有填。编辑它，填上密钥。',
    key: '服务不接受这个密钥。检查密钥有没有填错、过期，或者没有这个模型的权限。',
    unpaid: '账户余额不足，或者额度用完了。到服务商那里充值。',
    nowhere: '这个地址上没有这样的服务或模型。检查地址（通常以 /v1 结尾）和模型名。',
    elsewhere: '这个地址跳转到了别处。密钥不会跟着跳转走，请直接填最终的地址。',
    refused: '服务拒绝了请求。看看它说了什么，再检查模型名和各项设置。',
    unreachable: '连不上，或者连接中断了。检查地址，以及服务器能不能访问到它。',
    fault: '对方的服务器出错了。过一会儿再试；一直这样就要问服务商。',
    busy: '服务正忙或限制了频率。过一会儿再测试。',
    timeout: '25 秒内没有答完。可能是模型太慢，或者网络不通。',
    cut_off: '回答到一半就断了。再测试一次；一直这样就换个模型。',
    empty: '连上了，但模型什么也没有说。检查模型名是不是对话模型。',
    not_understood: '连上了，但回答读不懂。这个地址可能不是 OpenAI 兼容的接口。',
    too_long: '连上了，但回答没完没了，或者请求超出了模型的长度。换个模型试试。',
    internal: '我们的服务器出了问题，详情在它的日志里。',
  },
  en: {
    unreadable:
      'The saved key can’t be decrypted, so no request was sent. Edit this model and enter its key again.',
    address:
      'Not connected: this is a link-local or cloud metadata address, or a private one that AI_PRIVATE_ADDRESSES doesn’t allow.',
    keyless: 'The service requires an API key and this model has none. Edit it and add one.',
    key: 'The service rejected the API key. Check that it’s correct, hasn’t expired and has access to this model.',
    unpaid: 'The provider account is out of credit or quota. Top it up with the provider.',
    nowhere:
      'No service or model was found at this address. Check the address (most end in /v1) and the model name.',
    elsewhere: 'This address redirects elsewhere. Keys don’t follow redirects, so enter the final address.',
    refused: 'The service refused the request. Read its response, then check the model name and settings.',
    unreachable:
      'Couldn’t connect, or the connection was lost. Check the address and that this server can reach it.',
    fault: 'The provider had a server error. Try again later, and contact the provider if it continues.',
    busy: 'The service is busy or rate limited. Test again later.',
    timeout: 'No complete answer within 25 seconds. The model may be slow, or the network may be blocked.',
    cut_off: 'The answer was cut off. Test again, or choose another model if it continues.',
    empty: 'The model returned an empty answer. Check that it’s a chat model.',
    not_understood: 'The model answered, but we couldn’t read it. The address may not be OpenAI-compatible.',
    too_long: 'The answer didn’t end, or the request is too long for the model. Try another model.',
    internal: 'Something went wrong on our server. See its log for details.',
  },
})

export type TestWord = keyof (typeof testWords)['zh']

const REFUSED: Record<number, TestWord> = {
  401: 'key',
  403: 'key',
  402: 'unpaid',
  // A limit that does not end by waiting.
  429: 'unpaid',
  404: 'nowhere',
  405: 'nowhere',
}

interface Outcome {
  status: number | null
  isAddressRefused: boolean
}

/** The code says what happened; the status says it more closely. */
export const testWordFor = (
  failure: FailureCode,
  { status, isAddressRefused }: Outcome,
  key: AdminModel['key'],
): TestWord => {
  if (key === 'unreadable') return 'unreadable'
  if (isAddressRefused) return 'address'
  const at = status ?? 0
  if (failure === 'unreachable') return at >= 500 ? 'fault' : 'unreachable'
  if (failure !== 'refused') return failure
  if (key === 'none' && REFUSED[at] === 'key') return 'keyless'
  return REFUSED[at] ?? (at >= 300 && at < 400 ? 'elsewhere' : 'refused')
}
