import {
  award,
  bullets,
  field,
  period,
  prose,
  type SamplePerson,
  section,
  skill,
  work,
} from '../../sample.ts'

export const civilServantEn: SamplePerson = {
  id: 'civil-servant',
  language: 'en',
  title: 'Weizhou He · Public Service Reform',
  sections: [
    section('resume_title', 'Title', {
      title: 'Resume',
    }),
    section('base_info', 'Personal Details', {
      name: 'Weizhou He',
      age: '35 years old',
      avatar: 'civil-servant',
      workService: '13 years’ service',
      phoneNumber: '+86 138 0000 3784',
      email: 'weizhou.he@example.com',
      degree: 'M.P.A.',
      address: 'Wanglan District, Ningchuan',
      abstract: prose(
        'Civil servant recruited from the graduate program, with thirteen years in a township, a ' +
          'district party office, economic planning and public services. Wrote more than **a million ' +
          'characters** of district policy and led a one-window reform that cut the average citizen’s ' +
          'trips from 3.4 to 0.6.',
      ),
      fields: [field('Grade', 'Section Chief, third rank'), field('Legal qualification', 'Class C')],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'Policy Research and Drafting, Municipal Government',
      intendedCity: 'Ningchuan',
      expectSalary: 'Civil service pay scale',
      jobStatus: 'Employed, with consent to apply',
      jobSearchType: 'Open internal selection',
    }),
    section(
      'work_experience',
      'Experience',
      {
        period: period('2022-06', 'now'),
        name: 'Wanglan District Government Services Bureau',
        post: 'Deputy Director, Licensing Reform',
        heading: 'Ningchuan · 32 staff, 118 at counters',
        bullets: bullets(
          'Led the one-window reform, merging 47 specialist counters into 12 that handle **1,163 ' +
            'services**; average waiting fell from 38 minutes to nine.',
          'Reviewed 6,200 required documents and abolished or shared 2,740; company registration fell ' +
            'from 4.5 days to **half a day**, first in the city two years running.',
          'Opened a counter for cases that could not be completed: 1,840 received, 98.6% resolved, 73 ' +
            'types of obstacle removed.',
          'Connected nine departments and 26 systems for mutual recognition of e-certificates, sparing ' +
            'citizens 4.1 million photocopies.',
          'Placed 126 assistants in villages and neighborhoods for 31 frequent services; 99% of older ' +
            'users satisfied.',
          'Ran monthly rehearsals for counter staff; complaints fell from 7 to 1.2 per ten thousand.',
        ),
      },
      {
        period: period('2019-03', '2022-05'),
        name: 'Wanglan District Development and Reform Bureau',
        post: 'Head of General Section',
        heading: 'Ningchuan · Planning and economy',
        bullets: bullets(
          'Drafted the district’s five-year plan from 44 hearings and 12,000 questionnaires; it **passed ' +
            'unanimously**.',
          'Set up monthly economic analysis that foresaw a downturn in building materials two quarters ' +
            'ahead; three relief measures kept 4,200 jobs.',
          'Coordinated 62 priority projects worth CNY 18.6 billion with traffic-light reporting, raising ' +
            'on-time starts from 71% to 94%.',
          'Secured CNY 2.37 billion in grants and bond quota, 90% of applications approved at first ' +
            'review.',
          'Wrote the business-environment self-assessment with 58 weaknesses named; the district rose ' +
            'from seventh to second.',
        ),
      },
      {
        period: period('2016-04', '2019-02'),
        name: 'Wanglan District Party Committee Office',
        post: 'Policy Writer, Deputy Section Head',
        heading: 'Ningchuan · Drafting',
        bullets: bullets(
          'Drafted over **260** reports and speeches; 41 earned written commendation and two ran in ' +
            'provincial bulletins.',
          'Promoted short writing: routine documents fell from 4,300 to 2,100 characters and meeting ' +
            'papers by a third.',
          'Studied 32 villages on site and wrote “Three Lives for an Empty Courtyard,” which led to a ' +
            'pilot for idle farmhouses.',
          'Kept a follow-up ledger of 186 decisions, asking of each who benefited and who did not.',
          'Served three years on the emergency duty desk; 27 incidents handled with no late or wrong ' +
            'report.',
        ),
      },
      {
        period: period('2013-07', '2016-03'),
        name: 'Songqiao Township Government',
        post: 'Graduate Recruit, Deputy Head of Office',
        heading: 'Ningchuan · Two years in a village',
        bullets: bullets(
          'Lived two years in Tongping village, visited all **312 households** and had housing or water ' +
            'problems solved for 41.',
          'Built a 3.8\u00a0km farm road with the villagers, settled 16 land disputes and published the ' +
            'CNY 110,000 left over.',
          'Founded a loquat cooperative of 97 households; average income rose CNY 6,800 in two years.',
          'Stood watch through 19 days of flood and moved 63 low-lying households in time; no one was ' +
            'hurt.',
          'Turned 36 service guides into illustrated single pages posted in every village group.',
          'Collected 240 old photographs and opened a small village museum kept by returning young ' +
            'people.',
        ),
      },
    ),
    section(
      'project_experience',
      'Key Assignments',
      {
        period: period('2024-03', '2025-06'),
        name: '“One matter, done once” pilot',
        post: 'Deputy lead of task force',
        heading: '23 life events, 19 departments',
        bullets: bullets(
          'Redesigned 23 life events such as a birth or closing a company; 87 forms became 23 and steps ' +
            'fell by **68%**.',
          'Sat at the counter for six weeks, noted every question and put the 40 most frequent into the ' +
            'checklist handed out.',
          'Set joint deadlines with automatic escalation; late cases fell from 5.3% to 0.4%.',
          'Presented citywide; three districts sent staff to learn on the job.',
        ),
      },
      {
        period: period('2022-09', '2023-08'),
        name: 'Elevators for older apartment blocks',
        post: 'Lead',
        heading: 'Joint review, 214 elevators',
        bullets: bullets(
          'Turned seven consecutive approvals into one site visit and one sheet, cutting review from 96 ' +
            'days to **21**.',
          'Wrote a guide for talking with ground-floor owners and mediated 58 objections; agreement rose ' +
            'from 61% to 87%.',
          'Added 214 elevators in a year for 11,000 residents; petitions fell 40%.',
          'Charted light, noise and property values, home by home, for the 14 most disputed blocks and ' +
            'held open discussion before the vote.',
        ),
      },
      {
        period: period('2019-06', '2021-02'),
        name: 'The district’s five-year plan',
        post: 'Principal author',
        heading: '46,000 characters, 18 sector plans',
        bullets: bullets(
          'Built a system of 36 indicators and removed 11 that were duplicate or could not be measured.',
          'Added the first chapter set by citizens: ten small matters drawn from 12,000 questionnaires, ' +
            'all now funded.',
          'Mid-term review found 33 of 36 indicators on or ahead of schedule.',
          'Named a department and a year for every task, so that the annex serves directly for annual ' +
            'review.',
        ),
      },
      {
        period: period('2014-05', '2015-11'),
        name: 'Tongping loquat cooperative',
        post: 'Founder, resident officer',
        heading: '97 households, 57 hectares',
        bullets: bullets(
          'Brought agronomists to improve the variety; top-grade fruit rose from 43% to **71%** under a ' +
            'village trademark.',
          'Built a small cold store and grading line to sell off-peak at CNY 2.4 more per kilogram.',
          'Posted accounts monthly and invited outsiders to audit the dividend meeting; still running ' +
            'well.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Internships',
      {
        period: period('2012-07', '2012-12'),
        name: 'Ningchuan Petitions Reception Center',
        post: 'Intern',
        heading: 'Ningchuan · Front desk',
        bullets: bullets(
          'Registered and classified 1,300 visits and letters; found that a third of repeats came from ' +
            'unreadable replies.',
          'Drafted nine plain-language replies; repeat visits fell 12% in the trial.',
          'Wrote the data chapter of the annual report.',
        ),
      },
      {
        period: period('2011-07', '2011-08'),
        name: 'Linjiang Neighborhood Committee',
        post: 'Summer Trainee',
        heading: 'Linjiang · Welfare',
        bullets: bullets(
          'Checked 140 welfare households at home and corrected 23 records.',
          'Sorted the volunteer register into six teams by skill.',
        ),
      },
    ),
    section(
      'edu_background',
      'Education',
      {
        period: period('2017-09', '2020-06'),
        schoolName: 'Ningchuan University',
        specialized: 'Public Administration (part-time)',
        degree: 'M.P.A.',
        majorCourse: 'Policy Analysis, Quantitative Methods, Performance Management, Public Economics',
        abstract: prose(
          'Thesis on repeated submission of documents in licensing, from 2,740 documents; named ' +
            'outstanding.',
        ),
      },
      {
        period: period('2009-09', '2013-06'),
        schoolName: 'Linjiang University',
        specialized: 'Public Administration',
        degree: 'B.A.',
        majorCourse: 'Administrative Law, Official Writing, Statistics, Social Survey',
        abstract: prose(
          'Ranked 3 of 88; outstanding graduate; selected for the provincial recruitment program.',
        ),
      },
    ),
    section(
      'skill_specialties',
      'Skills',
      skill('Policy drafting', '5', 'Reports, plans and studies'),
      skill('Policy research', '5', 'Problem lists, costing, follow-up'),
      skill('Process redesign', '5', '1,163 services reviewed and merged'),
      skill('Coordination', '5', 'Task force of 19 departments'),
      skill('Field research', '5', '32 villages; surveys and interviews'),
      skill('Community work', '5', 'Two years in a village, over 70 mediations'),
      skill('Emergency duty', '4', '27 incidents without a reporting error'),
      skill('Data analysis', '3', 'Spreadsheets, SQL, economic monitoring'),
      skill('Administrative law', '4', 'Licensing and review practice'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2010-07', '2012-08'),
        campusBriefly: 'Rural Research Society',
        campusDuty: 'President',
        campusContent: bullets(
          'Sent six summer teams to 53 villages in four counties; 11 reports, two with provincial prizes.',
          'Wrote “Twenty Rules for a Home Interview,” from the knock to the goodbye.',
        ),
      },
      {
        period: period('2011-09', '2012-06'),
        campusBriefly: 'Student Union',
        campusDuty: 'Vice-president, student rights',
        campusContent: bullets(
          'Set up weekly replies from campus services; 860 requests, 93% settled.',
          'Brought student representatives for the first time into two price hearings.',
        ),
      },
    ),
    section(
      'awards',
      'Awards',
      award('2025-12', 'Government Services Reform Award', 'Municipal', 'One of 15'),
      award('2024-06', 'Outstanding Party Member', 'District', 'One of 40'),
      award('2023-01', 'Annual Review: Excellent', 'Third-class merit', 'Three years running'),
      award('2021-03', 'Planning Award', 'Municipal', 'Principal author, five-year plan'),
      award(
        '2018-11',
        'Outstanding Research',
        'Provincial second prize',
        '“Three Lives for an Empty Courtyard”',
      ),
      award('2015-09', 'Flood Relief Commendation', 'District', '63 households moved'),
    ),
    section(
      'custom',
      'Studies and Writing',
      {
        period: { text: 'Apr 2025' },
        heading: '“From Possible to Easy: Six Weeks at the Counter”',
        text: prose(
          'Sole author, 13,000 characters; printed in full by the city’s bulletin and commended by two ' +
            'city leaders.',
        ),
      },
      {
        period: { text: 'Jan 2022' },
        heading: '“Choosing Early-Warning Indicators for a District Economy”',
        text: prose(
          'Compares 14 leading indicators over three years; regional economics journal, issue 1 of 2022.',
        ),
      },
      {
        period: { text: 'Aug 2018' },
        heading: '“Three Lives for an Empty Courtyard”',
        text: prose(
          'From 32 villages, proposes to rent, exchange or pool; led to the district’s first nine pilots.',
        ),
      },
    ),
    section('custom', 'Service Record', {
      fields: [
        field('Party membership', 'June 2011'),
        field('Current grade', 'Section Chief, third rank'),
        field('Annual review', 'Excellent in seven of ten years'),
        field('Qualifications', 'Legal Class C, Mandarin Level 2-A'),
      ],
    }),
    section(
      'custom',
      'Training and Secondment',
      {
        period: period('2023-09', '2023-12'),
        heading: 'Municipal program for mid-career officials',
        text: prose(
          'Led group three; the final study won first prize and was presented to the full session.',
        ),
      },
      {
        period: period('2021-06', '2021-09'),
        heading: 'Secondment, municipal development and reform',
        text: prose(
          'Reviewed 640 projects in the city’s register and proposed 57 for removal, of which 49 were ' +
            'removed.',
        ),
      },
      {
        period: period('2014-03', '2014-04'),
        heading: 'Induction training',
        text: prose('Second in theory and first in official writing.'),
      },
    ),
    section(
      'works_display',
      'Selected Work',
      work(
        'One-page service guides',
        'https://weizhou.example.com/guide',
        '36 illustrated guides, ready to print',
      ),
      work(
        'Six weeks at the counter',
        'https://weizhou.example.com/window',
        'Public version of the study, with data',
      ),
      work(
        'Twenty rules for a home interview',
        'https://weizhou.example.com/visit',
        'A booklet for younger colleagues',
      ),
    ),
    section('self_evaluation', 'Summary', {
      content: prose(
        'Goes to the village or the counter before writing; behind each conclusion stands a name, a ' +
          'number or a visit.',
        'Coordinates by writing the other side’s difficulty into the plan beforehand, and in a dispute ' +
          'finishes this side’s part first.',
        'The township taught what still holds: people forget the name of a reform and remember the ' +
          'trips it saved.',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Local history**: seven county gazetteers read and 600 place-name cards. **Table tennis**: ' +
          'third in the district’s men’s doubles. **Cooking**: four dishes and a soup for the family on ' +
          'weekends.',
      ),
    }),
  ],
}
