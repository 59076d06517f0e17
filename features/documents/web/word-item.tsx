import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { DocumentScreen, loadDocument } from './item/item-screen.tsx'

export const load = (context: LoadContext) => loadDocument('word', context)

export const Screen = () => <DocumentScreen kind="word" />
