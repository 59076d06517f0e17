import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ticket as aTicket } from '../../contract.ts'

/** The fragment of the address, removed at once so that it does not stay in the browser's history. */
export const useTicket = (name: string): [string | undefined, () => void] => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [ticket, setTicket] = useState<string>()
  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1)).get(name)
    if (!given || !aTicket.safeParse(given).success) return
    setTicket(given)
    void navigate(pathname + search, { replace: true })
  }, [hash, name, navigate, pathname, search])
  return [ticket, () => setTicket(undefined)]
}
