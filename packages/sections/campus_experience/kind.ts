import { defineKind } from '../define.ts'
import { line, span, styled } from '../fields.ts'

export const kind = defineKind({
  kind: 'campus_experience',
  zh: '校园经历',
  en: 'Campus life',
  icon: 'school',
  fields: {
    period: span(),
    campusBriefly: line('组织或活动', 'Organisation', 'users'),
    campusDuty: line('担任', 'Role'),
    campusContent: styled('经历', 'Story'),
  },
})
