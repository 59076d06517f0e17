import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '#packages/api/session-contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import type { PersonDetail } from '../../people-contract.ts'
import { DaysDialog, PointsDialog } from './grant-dialogs.tsx'
import classes from './people.module.css'
import { AdminDialog, BanDialog } from './standing-dialogs.tsx'

const words = defineWords({
  zh: {
    points: '调整积分',
    days: '赠送会员',
    ban: '封禁',
    unban: '解封',
    make: '设为管理员',
    unmake: '取消管理员',
  },
  en: {
    points: 'Adjust points',
    days: 'Give membership',
    ban: 'Ban',
    unban: 'Unban',
    make: 'Make admin',
    unmake: 'Remove admin',
  },
})

export interface ActProps {
  person: PersonDetail
  onChanged(person: PersonDetail): void
  onClose(): void
}

const dialogs = { points: PointsDialog, days: DaysDialog, ban: BanDialog, admin: AdminDialog }
type Dialog = keyof typeof dialogs

/** Actions on a user. Actions that the server would refuse are not offered. */
export const PersonActs = (props: Omit<ActProps, 'onClose'>) => {
  const t = useWords(words)
  const me = useQuery(apiQuery(session, {}, { quiet: true })).data?.user
  const [open, setOpen] = useState<Dialog>()
  const { person } = props
  const isBanned = person.bannedAt !== null
  const isMe = me?.id === person.id
  const Open = open && dialogs[open]
  return (
    <div className={classes.acts}>
      <Button look="plain" onClick={() => setOpen('points')}>
        {t.points}
      </Button>
      {person.plan !== 'lifetime' && (
        <Button look="plain" onClick={() => setOpen('days')}>
          {t.days}
        </Button>
      )}
      {!isMe && !isBanned && (
        <Button look="plain" onClick={() => setOpen('admin')}>
          {person.isAdmin ? t.unmake : t.make}
        </Button>
      )}
      {!isMe && !person.isAdmin && (
        <Button look="plain" onClick={() => setOpen('ban')}>
          {isBanned ? t.unban : t.ban}
        </Button>
      )}
      {Open && <Open {...props} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
