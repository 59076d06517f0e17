import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { isResume } from '../gallery-contract.ts'
import { ItemScreen } from './item/item-screen.tsx'
import { ItemView } from './item/item-view.tsx'
import { loadItem } from './item/load-item.ts'
import { pages } from './item/pages-later.ts'

export const load = (context: LoadContext) => loadItem('resume', context, pages.prepare)

/** `/resume/{id}`: a template on true pages, to be tried on and begun with. */
export const Screen = () => <ItemScreen kind="resume" accepts={isResume} view={ItemView} />
