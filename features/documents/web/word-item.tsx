import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { ItemScreen, loadItem } from './item/item-screen.tsx'

export const load = (context: LoadContext) => loadItem('word', context)

export const Screen = () => <ItemScreen kind="word" />
