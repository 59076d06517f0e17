import { bullets, prose } from '../sample.ts'
import type { Placeholders } from './placeholder.ts'

const pair = (label: string, value = '') => ({ label, value })

/** Says what belongs where, in words that cannot be mistaken for the content of a real person. */
export const placeholdersEn: Placeholders = {
  doc_title: {
    title: 'Document title',
    entries: [
      {
        picture: 'sample-art-city-wide',
        org: 'Organisation',
        name: 'Document title',
        subtitle: 'Subtitle',
        date: '1 January 2026',
      },
    ],
  },
  doc_heading: { title: 'Heading', entries: [{ name: 'Heading', note: 'What this part is about' }] },
  doc_text: {
    title: 'Text',
    untitled: true,
    entries: [
      {
        content: prose(
          'Write your text here. One paragraph, one matter: what follows from it first, then why.',
          'Go on in a new paragraph.',
        ),
      },
    ],
  },
  doc_list: {
    title: 'Items',
    entries: [
      { name: 'First item', who: 'Person', date: '10 Jan', state: 'Done', text: prose('What, and how far.') },
      { name: 'Second item', who: 'Person', date: '20 Jan', text: prose('What, and how far.') },
      { name: 'Third item', who: 'Person', date: '31 Jan', text: prose('What, and how far.') },
    ],
  },
  doc_table: {
    title: 'Table',
    entries: [
      {
        lead: 'Table 1. Caption',
        table: {
          head: ['Item', 'Number', 'Amount'],
          rows: [
            ['First', '12', '1,200'],
            ['Second', '8', '960'],
            ['Total', '20', '2,160'],
          ],
          align: ['left', 'right', 'right'],
          total: true,
        },
        note: 'Source of the figures.',
      },
    ],
  },
  doc_facts: {
    title: 'Facts',
    entries: [
      {
        name: 'First party',
        fields: [pair('Name'), pair('Phone'), pair('Organisation'), pair('Date')],
      },
    ],
  },
  doc_numbers: {
    title: 'Key figures',
    entries: [
      { figure: '128', unit: '', name: 'Done', note: '12 more than last month' },
      { figure: '96', unit: '%', name: 'On time', note: 'Target 95%' },
      { figure: '4.8', unit: '', name: 'Satisfaction', note: 'Out of 5' },
    ],
  },
  doc_chart: {
    title: 'Chart',
    entries: [
      {
        lead: 'Figure 1. Caption',
        chart: {
          labels: ['Jan', 'Feb', 'Mar', 'Apr'],
          series: [{ name: 'Number', values: [42, 56, 51, 68] }],
        },
        note: 'Source of the figures',
      },
    ],
  },
  doc_picture: {
    title: 'Pictures',
    untitled: true,
    entries: [
      {
        picture: 'sample-art-meeting-wide',
        name: 'First picture',
        text: prose('Upload a picture on the left.'),
      },
      { picture: 'sample-art-office', name: 'Second picture', text: prose('Upload a picture on the left.') },
    ],
  },
  doc_quote: {
    title: 'Quotation',
    untitled: true,
    entries: [{ content: prose('The one sentence that matters most stands here.'), source: 'Source' }],
  },
  doc_timeline: {
    title: 'Schedule',
    entries: [
      { date: 'January', name: 'Prepare', text: prose('What happens in this step.') },
      { date: 'February', name: 'Carry out', text: prose('What happens in this step.') },
      { date: 'March', name: 'Look back', text: prose('What happens in this step.') },
    ],
  },
  doc_sign: {
    title: 'Signatures',
    untitled: true,
    entries: [
      { role: 'First party', date: 'Date' },
      { role: 'Second party', date: 'Date' },
    ],
  },
  doc_divider: { title: 'Divider', entries: [{ text: 'Cut here' }] },

  slide_title: {
    title: 'Title of the presentation',
    own: {
      picture: 'sample-art-city-wide',
      kicker: 'Occasion',
      subtitle: 'What it is about, in one sentence',
      speaker: 'Speaker',
      org: 'Organisation',
      date: 'January 2026',
      figure: '12',
      unit: 'months of work',
    },
  },
  slide_agenda: {
    title: 'Agenda',
    own: { lead: prose('Four parts.') },
    entries: [
      { name: 'First part', text: 'What it covers' },
      { name: 'Second part', text: 'What it covers' },
      { name: 'Third part', text: 'What it covers' },
      { name: 'Fourth part', text: 'What it covers' },
    ],
  },
  slide_section: {
    title: 'Title of the part',
    own: { picture: 'sample-art-office', number: '01', lead: prose('Which question it answers') },
  },
  slide_text: {
    title: 'Say in a sentence what this slide shows',
    own: {
      picture: 'sample-art-team',
      kicker: 'Part',
      lead: prose('First, the background in one sentence.'),
      content: bullets(
        'A first reason, with a fact',
        'A second one: what was done',
        'A third: what came of it',
      ),
      quote: 'The sentence to remember',
    },
  },
  slide_columns: {
    title: 'Three points carry the conclusion',
    own: { kicker: 'Part', quote: 'The three in one sentence' },
    entries: [
      {
        picture: 'sample-art-meeting-wide',
        figure: '01',
        name: 'First point',
        text: prose('What it is and why it matters.'),
        note: 'Evidence',
      },
      {
        picture: 'sample-art-office',
        figure: '02',
        name: 'Second point',
        text: prose('What it is and why it matters.'),
        note: 'Evidence',
      },
      {
        picture: 'sample-art-team',
        figure: '03',
        name: 'Third point',
        text: prose('What it is and why it matters.'),
        note: 'Evidence',
      },
    ],
  },
  slide_timeline: {
    title: 'Four steps to the goal',
    own: { kicker: 'Part' },
    entries: [
      { date: 'Jan–Mar', name: 'Prepare', text: prose('Know where we stand.') },
      { date: 'Apr–Jun', name: 'Try', text: prose('Make it work in one place.') },
      { date: 'Jul–Sep', name: 'Spread', text: prose('Take it everywhere.') },
      { date: 'Oct–Dec', name: 'Look back', text: prose('Count, and keep what works.') },
    ],
  },
  slide_numbers: {
    title: 'The figures show the result',
    own: { kicker: 'Part', quote: 'Compared with last year' },
    entries: [
      { figure: '128', unit: '%', name: 'Of the target', text: prose('Over a quarter more than planned') },
      { figure: '36', unit: 'days', name: 'On average', text: prose('9 days less than last year') },
      { figure: '4.8', unit: '', name: 'Satisfaction', text: prose('Out of 5') },
    ],
  },
  slide_chart: {
    title: 'Say in a sentence what the chart shows',
    own: {
      kicker: 'Part',
      caption: 'Caption, unit',
      chart: {
        labels: ['Q1', 'Q2', 'Q3', 'Q4'],
        series: [
          { name: 'Plan', values: [24, 28, 31, 34] },
          { name: 'Actual', values: [25, 29, 33, 38] },
        ],
        focus: 3,
      },
      content: bullets('Where it is highest', 'What the change comes from'),
      note: 'Source of the figures',
    },
    entries: [
      { figure: '125', unit: '', name: 'In the year' },
      { figure: '107', unit: '%', name: 'Of the plan' },
    ],
  },
  slide_table: {
    title: 'Say in a sentence what the table shows',
    own: {
      picture: 'sample-art-chart-desk',
      kicker: 'Part',
      table: {
        head: ['', 'First', 'Second', 'Third'],
        rows: [
          ['Time', '3 months', '2 months', '1 month'],
          ['Cost', '12k', '18k', '25k'],
          ['Risk', 'Low', 'Middle', 'High'],
        ],
        align: ['left', 'center', 'center', 'center'],
      },
      content: bullets('Why the first', 'Whose help it needs'),
      note: 'Note',
    },
  },
  slide_pictures: {
    title: 'Let pictures speak',
    own: { kicker: 'Part' },
    entries: [
      { picture: 'sample-art-meeting-wide', name: 'First picture', text: prose('In one sentence') },
      { picture: 'sample-art-office', name: 'Second picture', text: prose('In one sentence') },
      { picture: 'sample-art-lab', name: 'Third picture', text: prose('In one sentence') },
    ],
  },
  slide_quote: {
    title: 'Quotation',
    own: {
      picture: 'sample-art-books',
      content: prose('The one sentence that people should remember.'),
      source: 'Source',
    },
  },
  slide_thanks: {
    title: 'Thank you',
    own: {
      picture: 'sample-art-handshake',
      lead: prose('Questions are welcome'),
      speaker: 'Speaker',
      fields: [pair('Phone', '555 0100'), pair('E-mail', 'name@example.com')],
    },
    entries: [
      { name: 'First step', text: 'What happens', who: 'Person', date: 'January' },
      { name: 'Second step', text: 'What happens', who: 'Person', date: 'February' },
    ],
  },
}
