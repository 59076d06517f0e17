import { defineWords } from '#packages/i18n/words.tsx'

export const taskWords = defineWords({
  zh: {
    draft: '起草',
    improve: '润色',
    write: '撰写',
    diagnose: '诊断',
    tailor: '匹配岗位',
    translate: '翻译',
    interview: '面试题',
  },
  en: {
    draft: 'Draft',
    improve: 'Improve',
    write: 'Write',
    diagnose: 'Diagnosis',
    tailor: 'Job match',
    translate: 'Translation',
    interview: 'Interview',
  },
})

export const stateWords = defineWords({
  zh: { running: '进行中', done: '完成', stopped: '已停止', failed: '失败', lost: '中断' },
  en: { running: 'Running', done: 'Done', stopped: 'Stopped', failed: 'Failed', lost: 'Interrupted' },
})
