import { defineKind } from '../define.ts'
import { choose, line, setter } from '../fields.ts'
import { listFacts } from '../scope.ts'

export const kind = defineKind({
  kind: 'job_intention',
  zh: '求职意向',
  en: 'Objective',
  icon: 'target',
  single: true,
  fields: {
    intendedPositions: line('意向岗位', 'Position', 'briefcase'),
    intendedCity: line('意向城市', 'City', 'pin'),
    expectSalary: line('期望薪资', 'Salary', 'money'),
    jobStatus: choose(
      '到岗时间',
      'Availability',
      ['随时到岗', '一周内到岗', '一个月内到岗', '在职，考虑机会'],
      ['Available now', 'Within a week', 'Within a month', 'Employed, open to offers'],
      'clock',
    ),
    jobSearchType: setter('jobSearchType', 'handshake'),
  },
  facts: listFacts(['intendedPositions', 'intendedCity', 'expectSalary', 'jobStatus', 'jobSearchType']),
})
