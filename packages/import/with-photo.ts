import type { Draft } from './draft.ts'

/** The photo goes to the person. */
export const withPhoto = (draft: Draft, url: string | undefined): Draft =>
  url === undefined
    ? draft
    : {
        ...draft,
        sections: draft.sections.map((section) =>
          section.kind === 'base_info'
            ? {
                ...section,
                items: section.items.map((item) => ({ ...item, data: { ...item.data, avatar: url } })),
              }
            : section,
        ),
      }
