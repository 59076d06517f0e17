import * as z from 'zod/mini'
import { blankPage } from '#packages/document/blank.ts'
import { documentSchema, page as pageType } from '#packages/document/schema.ts'
import { dataSetters } from '#packages/layout/setters/data.ts'
import { propsSetters } from '#packages/layout/setters/props.ts'
import type { Row } from '#packages/layout/setters/rows.ts'
import { styleSetters } from '#packages/layout/setters/style.ts'
import { customCssOf } from '#packages/render/custom-css.ts'
import commonCss from '#packages/render/document.css?raw'
import { geometryOf } from '#packages/render/geometry.ts'
import { kinds } from '#packages/sections/catalog.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { PageHead } from '#packages/ui/page-head.tsx'
import classes from './workbench.module.css'

const json = (value: unknown) => JSON.stringify(value, null, 2)
const schemaOf = (type: z.ZodMiniType) => json(z.toJSONSchema(type, { unrepresentable: 'any' }))

const rows = (table: Record<string, Row>) =>
  json(
    Object.fromEntries(
      Object.entries(table).map(([name, { value, ...row }]) => [
        name,
        { ...row, value: z.toJSONSchema(value as z.ZodMiniType, { unrepresentable: 'any' }) },
      ]),
    ),
  )

const layouts = ['base', 'left_right', 'page_1'] as const

/** The schemas, tables and styles of the product, read from the code that uses them. */
const views: Record<string, () => string> = {
  schema: () => rows(styleSetters),
  pageSchema: () => schemaOf(pageType),
  template: () => schemaOf(documentSchema),
  commonCss: () => commonCss,
  commonProps: () => rows(propsSetters),
  commonDataSource: () => rows(dataSetters),
  customCss: () =>
    kinds
      .flatMap((entry) =>
        Object.entries(kindOf(entry.kind)?.variants ?? {}).map(([number, variant]) =>
          customCssOf(`${entry.module}_${number}`, variant.layout),
        ),
      )
      .join('\n\n'),
  'customCss/pages': () =>
    json(Object.fromEntries(layouts.map((layout) => [layout, geometryOf({ ...blankPage, layout })]))),
  'customCss/pages/left_right_page': () => json(geometryOf({ ...blankPage, layout: 'left_right' })),
}

export const SchemaView = ({ name }: { name: string }) => (
  <div className={classes.workbench}>
    <PageHead title={name} />
    <h1>{name}</h1>
    <pre className={classes.code}>{views[name]?.()}</pre>
  </div>
)
