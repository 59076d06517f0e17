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

export const salesEn: SamplePerson = {
  id: 'sales',
  language: 'en',
  title: 'Qiming Shao · Regional Sales Director',
  sections: [
    section('resume_title', 'Title', {
      title: 'Resume',
    }),
    section('base_info', 'Personal Details', {
      name: 'Qiming Shao',
      age: '36 years old',
      avatar: 'sales',
      workService: '14 years’ experience',
      phoneNumber: '+86 138 0000 5627',
      email: 'qiming.shao@example.com',
      degree: 'M.B.A.',
      address: 'Industrial Park, Suzhou',
      abstract: prose(
        'Fourteen years in industrial sales, from carrying demo units into factories to directing a ' +
          'region of 26. Signed **CNY 1.4 billion** personally and with the team, and beat the annual ' +
          'target in four of the past five years. Turns technical proposals into figures a finance ' +
          'director can check.',
      ),
      fields: [
        field('Travel', 'Unrestricted, driver’s license'),
        field('English', 'Negotiates independently'),
      ],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'National Sales Director, Head of Key Accounts',
      intendedCity: 'Suzhou, Shanghai',
      expectSalary: 'CNY 800K–1M per year',
      jobStatus: 'Employed, three months’ notice',
      jobSearchType: 'Full-time',
    }),
    section(
      'work_experience',
      'Experience',
      {
        period: period('2021-04', 'now'),
        name: 'Lichuan Automation',
        post: 'Sales Director, East China',
        heading: 'Suzhou · Three provinces and Shanghai, team of 26',
        bullets: bullets(
          'Took over a region signing CNY 110 million and shrinking for two years; reached **CNY 270 ' +
            'million** in three, 41% of national sales, with output per head doubled from CNY 5.2 to 10.4 ' +
            'million.',
          'Re-tiered accounts and put nine-tenths of effort into 180 of them, raising renewal among the ' +
            'top twenty from 74% to **95%**.',
          'Made payback analysis a precondition of quoting; average discount narrowed from 18% to 9%.',
          'Wrote acceptance milestones into contracts, shortening receivables from 142 days to **86** ' +
            'and bad debt to 0.3%.',
          'Developed five area managers, three promoted from within, and cut voluntary turnover from 28% ' +
            'to 7%.',
          'Agreed with R&D on three customer problems a month; 22 product improvements followed in two ' +
            'years, six of them scoring points in tenders.',
        ),
      },
      {
        period: period('2017-09', '2021-03'),
        name: 'Guyu Drives',
        post: 'Key Account and Industry Manager',
        heading: 'Shanghai · Battery equipment',
        bullets: bullets(
          'Opened the battery-equipment industry from nothing: seven leading builders and **CNY 240 ' +
            'million** in four years, from 2% to 27% of revenue.',
          'Negotiated a CNY 46 million three-year agreement trading spare-parts consignment for ' +
            'exclusivity; the customer saves about CNY 9 million a year in downtime.',
          'Ran 31 on-site energy tests and replaced brochure values with measurements, lifting win rate ' +
            'from 22% to **48%**.',
          'Founded an engineers’ forum that drew 1,300 people over nine meetings and generated 260 leads.',
          'Handled a batch failure by replacing 380 units in 72 hours; the customer bought 35% more the ' +
            'following year.',
        ),
      },
      {
        period: period('2014-10', '2017-08'),
        name: 'Guyu Drives',
        post: 'Area Sales Manager',
        heading: 'Wuxi · Southern Jiangsu, five cities',
        bullets: bullets(
          'Visited **640 factories** in three years and grew the area from CNY 18 to 52 million, first ' +
            'in the country two years running.',
          'Recruited 11 distributors under clear registration and exit rules; territory complaints fell ' +
            'from 14 a quarter to one.',
          'Registered 4,200 installed units and prompted maintenance by age, raising spare parts from 6% ' +
            'to 19% of revenue.',
          'Put the common selection mistakes on one leaflet, 3,000 copies, and cut returns by 40%.',
          'Trained two new hires who both passed 120% of target in their first year.',
          'Started one-year return visits to hear every complaint before discussing new orders; ' +
            'referrals became 30% of new customers.',
        ),
      },
      {
        period: period('2012-07', '2014-09'),
        name: 'Songyuan Instruments',
        post: 'Sales Engineer',
        heading: 'Suzhou · Process instruments',
        bullets: bullets(
          'Commissioned over 150 sites in two years, covering selection and diagnosis of pressure, flow ' +
            'and temperature instruments.',
          'Started without a customer and signed **CNY 8.6 million** in the second year, second of 38 in ' +
            'the intake.',
          'Proposed steam metering for a dye works that saved CNY 2.1 million a year; the case entered ' +
            'the company catalog.',
          'Compiled a competitor comparison, updated quarterly, that became the basis of the company’s ' +
            'bids.',
          'Recorded 27 reasons for lost orders under price, delivery and trust; now the first lesson for ' +
            'new colleagues.',
        ),
      },
    ),
    section(
      'project_experience',
      'Key Deals',
      {
        period: period('2024-01', '2024-11'),
        name: 'Line upgrade for an auto-parts group',
        post: 'Overall lead',
        heading: 'CNY 68 million, 11 months',
        bullets: bullets(
          'Persuaded the customer to upgrade in stages instead of replacing the line: investment fell ' +
            'from CNY 120 to 68 million and payback from 5.1 years to **2.3**.',
          'Coordinated 47 people in presales, delivery and three subcontractors over four plants without ' +
            'losing a shift.',
          'Collected in six stages, 90% by the month of acceptance; margin was eight points above the ' +
            'regional mean.',
          'Won a CNY 31 million second phase and introductions to three peers.',
        ),
      },
      {
        period: period('2022-03', '2022-12'),
        name: 'Account tiers and pipeline discipline',
        post: 'Initiator',
        heading: 'Region of 26, process and system',
        bullets: bullets(
          'Interviewed 22 salespeople, found that pipeline stages meant different things, and rewrote ' +
            'them as seven customer actions.',
          'Raised forecast accuracy from 54% to **87%** and cut quarter-end rush orders from 46% to 21%.',
          'Shortened the weekly meeting from three hours to fifty minutes by discussing only deals ' +
            'stalled for three weeks.',
          'Trained all six regions in the method when it was adopted nationwide.',
          'Wrote “Seven Days around a Visit”; time to a new hire’s first order fell from 7.5 months to ' +
            '4.8.',
        ),
      },
      {
        period: period('2019-05', '2020-01'),
        name: 'Servo conversion for winding machines',
        post: 'Account lead',
        heading: 'Leading builder, first 620 axes',
        bullets: bullets(
          'Lived on site for six weeks with the customer’s engineers to tune tension control; yield rose ' +
            'from 92.1% to **96.8%**.',
          'Turned a ninety-day trial of three units into 620 axes in the first year and 2,400 in the ' +
            'second.',
          'Wrote a selection handbook for winding that shortened adoption at four further customers.',
        ),
      },
      {
        period: period('2013-06', '2014-03'),
        name: 'Steam metering for a dyeing park',
        post: 'Sales and delivery',
        heading: '17 factories, one network',
        bullets: bullets(
          'Surveyed 83 pipe runs and drew the park’s first complete steam map, finding 29 unmetered ' +
            'branches.',
          'Had the park and 17 factories share the cost of 214 instruments; network losses fell from 14% ' +
            'to **6%**.',
          'Turned the method into a manual and repeated it in two parks for CNY 5.4 million.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Internships',
      {
        period: period('2011-07', '2011-12'),
        name: 'Songyuan Instruments',
        post: 'Technical Support Intern',
        heading: 'Suzhou · Customer service',
        bullets: bullets(
          'Took 1,800 technical calls and raised first-call resolution from 61% to 79%.',
          'Wrote 40 frequent questions into a voice menu that removed a quarter of calls; hired on ' +
            'graduation.',
          'Traveled 23 days with engineers and recorded calibrations at six sites.',
        ),
      },
      {
        period: period('2010-07', '2010-08'),
        name: 'Yangcheng Precision',
        post: 'Workshop Intern',
        heading: 'Suzhou · Assembly',
        bullets: bullets(
          'Rotated through five stations, timed each and suggested two fixture changes that saved 40 ' +
            'seconds a unit.',
          'Drew the full line layout by hand; the workshop uses it to train newcomers.',
        ),
      },
    ),
    section(
      'edu_background',
      'Education',
      {
        period: period('2017-09', '2020-06'),
        schoolName: 'Linjiang University',
        specialized: 'Business Administration (part-time)',
        degree: 'M.B.A.',
        majorCourse: 'Marketing, Management Accounting, Negotiation, Supply Chain',
        abstract: prose(
          'Thesis on key-account pricing in equipment manufacturing, from 37 signed contracts; named ' +
            'outstanding.',
        ),
      },
      {
        period: period('2008-09', '2012-06'),
        schoolName: 'Guxu Institute of Technology',
        specialized: 'Mechatronic Engineering',
        degree: 'B.Eng.',
        majorCourse: 'Control Theory, Sensors, Electric Drives, Machine Design',
        abstract: prose(
          'Final project, a constant-tension winder, received distinction and first prize for mechanical ' +
            'innovation. Top 15%.',
        ),
      },
    ),
    section(
      'skill_specialties',
      'Skills',
      skill('Key account management', '5', 'Account maps, decision chains, annual plans'),
      skill('Negotiation', '5', 'Lead negotiator on 23 contracts above CNY 10 million'),
      skill('Sales management', '5', 'Targets, deal reviews, succession'),
      skill('Payback analysis', '5', 'Energy, downtime and labor turned into cash flow'),
      skill('Tendering', '4', 'Technical and commercial bids'),
      skill('Channel management', '4', 'Registration, rebates and exit rules'),
      skill('Servo and motion control', '4', 'Selection and commissioning unaided'),
      skill('Dashboards', '3', 'Spreadsheets and SQL; built the regional daily report'),
      skill('English', '4', 'Negotiation and presentation'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2010-03', '2011-06'),
        campusBriefly: 'Mechanical Innovation Society',
        campusDuty: 'President',
        campusContent: bullets(
          'Raised CNY 68,000 from three sponsors to open a student workshop used 4,200 times a year.',
          'Ran 23 teardown nights in which printers and fans came apart to the last screw and went back ' +
            'together.',
        ),
      },
      {
        period: period('2009-09', '2010-06'),
        campusBriefly: 'University Debate Team',
        campusDuty: 'Second speaker',
        campusContent: bullets(
          'Argued 26 matches over two seasons; runner-up in the league and twice best speaker.',
          'Filed over 600 argument cards by position and handed them to the next team.',
        ),
      },
    ),
    section(
      'awards',
      'Awards',
      award('2025-01', 'Top Region of the Year', 'National first', 'East China, CNY 270 million signed'),
      award('2024-12', 'Best Project', 'Company', 'Auto-parts line upgrade'),
      award('2023-01', 'Outstanding Manager', 'National top three', 'Lowest turnover'),
      award('2020-01', 'New Industry Award', 'Company', 'Battery equipment'),
      award('2016-12', 'Top Area of the Year', 'National first', 'Southern Jiangsu, two years running'),
      award('2012-05', 'Mechanical Innovation Contest', 'University first prize', 'Constant-tension winder'),
    ),
    section(
      'custom',
      'Talks and Articles',
      {
        period: { text: 'Apr 2025' },
        heading: 'Talk: “What the Finance Director Wants to Hear”',
        text: prose(
          'Equipment marketing forum, audience of 420; six real payback sheets, and four invitations to ' +
            'train in-house.',
        ),
      },
      {
        period: { text: 'Aug 2023' },
        heading: 'Article: “Three Conditions for Discounting Less”',
        text: prose(
          'Industrial marketing magazine, issue 8 of 2023, on delivery, data and timing; reprinted 11 ' +
            'times.',
        ),
      },
      {
        period: { text: 'First Saturday' },
        heading: 'New colleagues’ visiting day',
        text: prose(
          'Takes three new salespeople to one old customer each month to listen and sell nothing; 46 ' +
            'visits in four years.',
        ),
      },
    ),
    section('custom', 'Languages and Credentials', {
      fields: [
        field('English', 'Business negotiation'),
        field('Dialects', 'Suzhou and Shanghai dialects'),
        field('Credentials', 'Constructor Grade 1 (mechanical and electrical), Metrologist ' + 'Grade 2'),
        field('Service', 'Marketing committee, city equipment association'),
      ],
    }),
    section(
      'custom',
      'Further Training',
      {
        period: period('2022-09', '2023-01'),
        heading: 'Senior management program',
        text: prose(
          'Linjiang University, four months of weekends; the final project, a regional incentive plan, ' +
            'took effect the same year.',
        ),
      },
      {
        period: period('2016-05', '2016-06'),
        heading: 'Negotiation boot camp',
        text: prose('Eight residential days and 14 simulated negotiations; ranked first.'),
      },
      {
        period: { text: 'Apr 2013' },
        heading: 'Certified in-house trainer, process instruments',
        text: prose('Taught six times a year to 300 people; the notes became new-hire material.'),
      },
    ),
    section(
      'works_display',
      'Selected Work',
      work(
        'Payback worksheet',
        'https://qiming.example.com/payback',
        'A public template with examples from six industries',
      ),
      work(
        'Winding selection handbook',
        'https://qiming.example.com/winding',
        '48 pages, from tension to servo choice',
      ),
      work(
        'Seven actions card',
        'https://qiming.example.com/steps',
        'Pipeline stages written as customer actions',
      ),
    ),
    section('self_evaluation', 'Summary', {
      content: prose(
        'Sales, in the end, is getting the customer’s sums right: advises against spending where ' +
          'possible and for it only where it pays.',
        'Manages with two maps, one of accounts and one of people’s growth. Criticizes the same day ' +
          'and praises in the meeting.',
        'Goes to the site at once when quality fails, stops the loss first and divides the blame ' +
          'later; several long relationships began with an accident.',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Sailing**: five years as helmsman in an amateur lake league. **Pingtan ballads**: sings two ' +
          'openings and takes visitors to hear the rest. **Household accounts**: a home-made ledger, ' +
          'unbroken for twelve years.',
      ),
    }),
  ],
}
