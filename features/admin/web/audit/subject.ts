/** The subject of an action: its name and its address. */
export interface Subject {
  text: string
  to: string
  /** Details that it contains already. */
  tells: readonly string[]
}

type Facts = Record<string, unknown>

const ways: Record<string, { name: string; to(id: string): string }> = {
  order: { name: 'number', to: (id) => `/admin/orders?order=${id}` },
  redeem: { name: 'name', to: (id) => `/admin/codes?batch=${id}` },
  'template.approve': { name: 'name', to: (id) => `/admin/templates?tab=published&q=${id}` },
  'template.cover': { name: 'name', to: (id) => `/admin/templates?tab=published&q=${id}` },
  'template.price': { name: 'name', to: (id) => `/admin/prices?q=${id}` },
}

/** `person` is the account that the action concerns. */
export const subjectOf = (
  action: string,
  facts: Facts,
  person: { id: string; email: string } | null,
): Subject | undefined => {
  if (person)
    return { text: person.email, to: `/admin/users/${encodeURIComponent(person.id)}`, tells: ['id'] }
  const way = ways[action] ?? ways[action.split('.')[0] ?? '']
  const text = way && facts[way.name]
  if (!way || typeof text !== 'string' || typeof facts.id !== 'string') return undefined
  return { text, to: way.to(encodeURIComponent(facts.id)), tells: ['id', way.name] }
}
