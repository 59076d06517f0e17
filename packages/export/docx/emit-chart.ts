import { type ParagraphChild, TextRun } from 'docx'
import { chartRelation } from './chart-parts.ts'
import type { ChartPiece } from './charts.ts'
import { emus } from './lengths.ts'

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Ids of drawings begin above those that the library gives. */
const FIRST = 500_000

/** The drawing of a chart in its line; the chart itself is a separate part of the file. */
export const chartRun = ({ width, height, says }: ChartPiece, number: number): ParagraphChild => {
  const run = new TextRun({ text: '' })
  const id = FIRST + number
  run.prepForXml = () => ({
    'w:r': [
      { 'w:rPr': [{ 'w:sz': { _attr: { 'w:val': 2 } } }] },
      {
        'w:drawing': [
          {
            'wp:inline': [
              { _attr: { distT: 0, distB: 0, distL: 0, distR: 0 } },
              { 'wp:extent': { _attr: { cx: emus(width), cy: emus(height) } } },
              { 'wp:docPr': { _attr: { id, name: `Chart ${number}`, descr: says } } },
              { 'wp:cNvGraphicFramePr': [] },
              {
                'a:graphic': [
                  { _attr: { 'xmlns:a': `${DRAWING}/main` } },
                  {
                    'a:graphicData': [
                      { _attr: { uri: `${DRAWING}/chart` } },
                      {
                        'c:chart': {
                          _attr: {
                            'xmlns:c': `${DRAWING}/chart`,
                            'xmlns:r': OFFICE,
                            'r:id': chartRelation(number),
                          },
                        },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  return run
}
