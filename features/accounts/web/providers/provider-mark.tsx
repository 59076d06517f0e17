import { Outline } from '#packages/ui/icon.tsx'
import type { Provider } from '../../providers-contract.ts'

/** Icons of our own on a 24 px grid: a branch, two bubbles, a key. They are not trade marks. */
const paths: Record<Provider['look'], string> = {
  github:
    'M7 7.500v9M7 7.500a2 2 0 100-4 2 2 0 000 4zM7 20.500a2 2 0 100-4 2 2 0 000 4zM17 9.500a2 2 0 100-4 2 2 0 000 4zM17 9.500c0 3.500-2.500 4.500-5 5s-5 .500-5 2',
  gitee:
    'M8 7.500v9M8 7.500a2 2 0 100-4 2 2 0 000 4zM8 20.500a2 2 0 100-4 2 2 0 000 4zM17 14a2 2 0 100-4 2 2 0 000 4zM15 12h-3.500A3.500 3.500 0 018 8.500',
  wechat:
    'M14.500 9.200C14.300 6.300 11.700 4 8.500 4 5.200 4 2.500 6.500 2.500 9.500c0 1.700.900 3.200 2.200 4.200L4 16l2.500-1.200c.600.200 1.300.300 2 .300M15.500 9.500c3.300 0 6 2.300 6 5.200 0 1.600-.800 3-2 3.900l.600 2-2.400-1.100c-.700.200-1.400.400-2.200.400-3.300 0-6-2.300-6-5.200s2.700-5.200 6-5.200z',
  other:
    'M15 3.500a5.500 5.500 0 00-5.200 7.300L3.500 17v3.500H8V18h2.500v-2.500l2.700-1.300A5.500 5.500 0 1015 3.500zM16.500 7.500v.100',
}

export const ProviderMark = ({ look, size = 18 }: { look: Provider['look']; size?: number }) => (
  <Outline path={paths[look]} size={size} />
)
