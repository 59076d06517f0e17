import { defineErrors } from '#packages/wire/errors.ts'

/** Of calls that name the template that something was made from. */
export const accessErrors = defineErrors({
  template_not_open: {
    status: 409,
    zh: '这份文档要先用积分获取，才能拿来使用',
    en: 'This document has a price. Get it first to use it.',
  },
})
