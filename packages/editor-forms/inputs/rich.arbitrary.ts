import fc from 'fast-check'
import type { Rich } from '#packages/document/values.ts'

const yes = fc.constant(true as const)

const span = fc.record(
  {
    text: fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('月活 42 万', '第一行\n第二行', '\n', ' ', '😀'),
    ),
    bold: yes,
    italic: yes,
    underline: yes,
    color: fc.constantFrom('#b2331f', '#1F5AA6'),
    href: fc.constantFrom('https://example.com/a', 'mailto:a@example.com', 'tel:13800000000'),
  },
  { requiredKeys: ['text'] },
)

/** Any valid rich text, including empty and unnormalised ones. */
export const anyRich = fc.array(
  fc.record(
    {
      list: fc.constantFrom('bullet' as const, 'number' as const),
      align: fc.constantFrom('left' as const, 'center' as const, 'right' as const, 'justify' as const),
      spans: fc.array(span, { maxLength: 4 }),
    },
    { requiredKeys: ['spans'] },
  ),
  { maxLength: 6 },
) as fc.Arbitrary<Rich>
