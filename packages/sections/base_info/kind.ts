import { defineKind } from '../define.ts'
import { line, pairs, portrait, setter, styled } from '../fields.ts'
import { listFacts } from '../scope.ts'

export const kind = defineKind({
  kind: 'base_info',
  zh: '基本资料',
  en: 'Profile',
  icon: 'profile',
  single: true,
  untitled: true,
  fields: {
    name: setter('name', 'user'),
    post: line('职位或定位', 'Headline'),
    avatar: portrait('头像', 'Photo'),
    age: setter('age', 'cake'),
    workService: setter('workService', 'clock'),
    phoneNumber: setter('phoneNumber', 'phone'),
    email: setter('email', 'mail'),
    degree: setter('degree', 'degree'),
    address: setter('address', 'pin'),
    abstract: styled('简介', 'Summary'),
    fields: pairs('其他信息', 'More'),
  },
  facts: listFacts(['phoneNumber', 'email', 'address', 'age', 'workService', 'degree'], 'fields'),
})
