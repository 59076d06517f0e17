import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Outline } from '#packages/ui/icon.tsx'
import { invitesQuery } from '../points-queries.ts'
import { InviteBox } from './invite-box.tsx'
import { inviteWords } from './invite-words.ts'

const GIFT =
  'M4.500 9h15v3.500h-15zM6 12.500V20h12v-7.500M12 9v11M12 9c-4 0-5.500-1.200-5.500-2.800S9.700 4 12 9c2.300-5 5.500-4.400 5.500-2.800S16 9 12 9z'

export const Invite = () => {
  const t = useWords(inviteWords)
  const button = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const points = useQuery(invitesQuery).data?.points ?? 0
  return (
    <>
      <div ref={button}>
        <Button
          look="plain"
          size="md"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Outline path={GIFT} size={18} />
          {points > 0 ? t.open(points) : t.openPlain}
        </Button>
      </div>
      {isOpen && <InviteBox anchor={button} onClose={() => setOpen(false)} />}
    </>
  )
}
