import { useState } from 'react'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { TextField } from '#packages/admin-ui/field.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { banPerson, setAdmin, unbanPerson } from '../../people-contract.ts'
import { fieldWords } from '../field-words.ts'
import type { ActProps } from './person-acts.tsx'

const words = defineWords({
  zh: {
    ban: (name: string) => `封禁「${name}」`,
    banLead: '所有设备立即退出，不能再登录；公开的模板不再出现。数据都保留，随时可以解封。',
    doBan: '封禁',
    banned: '已封禁',
    unban: (name: string) => `解封「${name}」`,
    unbanLead: '可以重新登录，公开的模板重新出现。',
    doUnban: '解封',
    unbanned: '已解封',
    reason: '原因',
    reasonHint: '记入审计日志',
    make: (name: string) => `设「${name}」为管理员`,
    makeLead: '管理员能看到所有用户与订单，能改价格、退款、封禁。只给你信任的人。',
    doMake: '设为管理员',
    made: '已设为管理员',
    unmake: (name: string) => `取消「${name}」的管理员身份`,
    unmakeLead: '从下一次操作起就不能再进入管理页面。',
    doUnmake: '取消管理员',
    unmade: '已取消管理员',
  },
  en: {
    ban: (name: string) => `Ban “${name}”`,
    banLead:
      'They’ll be signed out everywhere and can’t sign in again. Their published templates will be hidden. Nothing is deleted, and you can unban them at any time.',
    doBan: 'Ban',
    banned: 'Banned',
    unban: (name: string) => `Unban “${name}”`,
    unbanLead: 'They can sign in again, and their published templates reappear.',
    doUnban: 'Unban',
    unbanned: 'Unbanned',
    reason: 'Reason',
    reasonHint: 'Recorded in the audit log',
    make: (name: string) => `Make “${name}” an admin`,
    makeLead:
      'Admins can see all users and orders, change prices, issue refunds and ban users. Only make someone an admin if you trust them.',
    doMake: 'Make admin',
    made: 'Admin role given',
    unmake: (name: string) => `Remove the admin role from “${name}”`,
    unmakeLead: 'They lose access to the admin pages immediately.',
    doUnmake: 'Remove admin',
    unmade: 'Admin role removed',
  },
})

export const BanDialog = ({ person, onChanged, onClose }: ActProps) => {
  const t = useWords(words)
  const says = useWords(fieldWords)
  const api = useApi()
  const [reason, setReason] = useState('')
  const lifts = person.bannedAt !== null
  return (
    <ActDialog
      title={lifts ? t.unban(person.nickname) : t.ban(person.nickname)}
      lead={lifts ? t.unbanLead : t.banLead}
      act={lifts ? t.doUnban : t.doBan}
      isGrave={!lifts}
      run={async () => {
        onChanged(await api.attempt(lifts ? unbanPerson : banPerson, { id: person.id, reason }))
        toasts.show(lifts ? t.unbanned : t.banned, 'ok')
      }}
      onClose={onClose}
    >
      <TextField
        label={t.reason}
        hint={t.reasonHint}
        error={reason.trim() === '' ? says.missing : undefined}
        maxLength={200}
        value={reason}
        onText={setReason}
      />
    </ActDialog>
  )
}

export const AdminDialog = ({ person, onChanged, onClose }: ActProps) => {
  const t = useWords(words)
  const api = useApi()
  const { isAdmin, nickname, id } = person
  return (
    <ActDialog
      title={isAdmin ? t.unmake(nickname) : t.make(nickname)}
      lead={isAdmin ? t.unmakeLead : t.makeLead}
      act={isAdmin ? t.doUnmake : t.doMake}
      isGrave={isAdmin}
      run={async () => {
        onChanged(await api.attempt(setAdmin, { id, isAdmin: !isAdmin }))
        toasts.show(isAdmin ? t.unmade : t.made, 'ok')
      }}
      onClose={onClose}
    />
  )
}
