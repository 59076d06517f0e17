interface Preset {
  zh: string
  en: string
  baseUrl: string
  /** An example of a model name. Services rename their models, and available models differ by account. */
  model: string
}

/** Services with an OpenAI-compatible API. A new one is one more row. */
export const presets = {
  deepseek: {
    zh: 'DeepSeek',
    en: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com/v1',
    model: 'deepseek-chat',
  },
  moonshot: {
    zh: 'Moonshot · Kimi',
    en: 'Moonshot · Kimi',
    baseUrl: 'https://api.moonshot.cn/v1',
    model: 'moonshot-v1-32k',
  },
  qwen: {
    zh: '通义千问（兼容模式）',
    en: 'Qwen (compatible mode)',
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    model: 'qwen-plus',
  },
  zhipu: {
    zh: '智谱 GLM',
    en: 'Zhipu GLM',
    baseUrl: 'https://open.bigmodel.cn/api/paas/v4',
    model: 'glm-4-flash',
  },
  openai: { zh: 'OpenAI', en: 'OpenAI', baseUrl: 'https://api.openai.com/v1', model: 'gpt-4o-mini' },
  ollama: {
    zh: 'Ollama（本机）',
    en: 'Ollama (local)',
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'qwen2.5:7b',
  },
} as const satisfies Record<string, Preset>

export type PresetId = keyof typeof presets
export const presetIds = Object.keys(presets) as PresetId[]
