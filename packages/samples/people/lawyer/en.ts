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

export const lawyerEn: SamplePerson = {
  id: 'lawyer',
  language: 'en',
  title: 'Zhaoning Qin · IP and Data Protection Lawyer',
  sections: [
    section('resume_title', 'Title', {
      title: 'Resume',
    }),
    section('base_info', 'Personal Details', {
      name: 'Zhaoning Qin',
      age: '38 years old',
      avatar: 'lawyer',
      workService: '13 years’ experience',
      phoneNumber: '+86 138 0000 9361',
      email: 'zhaoning.qin@example.com',
      degree: 'LL.M.',
      address: 'Tianhe District, Guangzhou',
      abstract: prose(
        'Intellectual property and data protection lawyer who has been associate, in-house counsel and ' +
          'partner over thirteen years. Lead counsel in more than **210 matters**, recovering CNY 430 ' +
          'million for clients. Knows how to win in court and how a company can stay out of it.',
      ),
      fields: [
        field('Practice', 'Patents, trade secrets, data protection'),
        field('Admission', 'Details on request'),
      ],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'Head of IP, General Counsel',
      intendedCity: 'Guangzhou, Shenzhen',
      expectSalary: 'CNY 1.2–1.5 million per year',
      jobStatus: 'Employed, three months’ notice',
      jobSearchType: 'Full-time',
    }),
    section(
      'work_experience',
      'Practice',
      {
        period: period('2021-01', 'now'),
        name: 'Mingli Law Firm',
        post: 'Partner, IP and Data',
        heading: 'Guangzhou · Team of 11',
        bullets: bullets(
          'Led **74** patent and trade secret suits with an 81% success rate at first instance; nine ' +
            'brought punitive damages, the largest award CNY 68 million.',
          'Built data classification and export-assessment programs for 23 companies, **all approved on ' +
            'first filing**, in five months instead of nine.',
          'Introduced an evidence-first method with notarization, expert opinion and damages model ready ' +
            'before filing; cases now close **97 days** sooner.',
          'Wrote a 112-item trade secret check-up for manufacturers, reviewed quarterly; 96% of ' +
            'retainers renew.',
          'Had every brief read in full by a lawyer outside the case; no procedural error in three years.',
          'Grew department revenue from CNY 13 to 36 million and brought two lawyers to partnership.',
        ),
      },
      {
        period: period('2017-03', '2020-12'),
        name: 'Mingli Law Firm',
        post: 'Associate',
        heading: 'Guangzhou · Intellectual Property',
        bullets: bullets(
          'Ran **68** infringement and ownership cases alone and 21 patent invalidations, 71% of them ' +
            'successful in whole or part.',
          'Defended a small mold maker against four competitors and won seven of seven suits in two ' +
            'years, saving 90% of its orders.',
          'Explained technology with animation and dismantled parts; three judges cited the exhibits in ' +
            'their decisions.',
          'Drafted open-source compliance guidance and cleared 340 license conflicts for six software ' +
            'companies before listing.',
          'Designed tiered complaint handling for an online marketplace, cutting bad-faith complaints ' +
            'from 17% to 5%.',
        ),
      },
      {
        period: period('2015-01', '2017-02'),
        name: 'Yunbo Technology',
        post: 'Legal Manager',
        heading: 'Shenzhen · Textiles and smart manufacturing',
        bullets: bullets(
          'Set up contract management from nothing: **46 templates**, approval in two days instead of ' +
            'eight, and 60% fewer disputed contracts.',
          'Built a portfolio of 142 patents, 57 of them inventions, and two cross-licenses that saved ' +
            'about CNY 9 million.',
          'Secured evidence and an injunction within 48 hours of a formula leak, holding direct loss ' +
            'under CNY 300,000.',
          'Trained 1,100 employees in two years with “Before You Sign”; confidentiality agreements rose ' +
            'from 68% to 100%.',
          'Produced 2,300 documents for two financing rounds without a material reservation.',
        ),
      },
      {
        period: period('2013-07', '2014-12'),
        name: 'Jingting Law Firm',
        post: 'Trainee Lawyer, Paralegal',
        heading: 'Guangzhou · Civil and Commercial',
        bullets: bullets(
          'Assisted in 53 contract and tort cases and wrote 60 case-law reports, each comparing 28 ' +
            'judgments on average.',
          'Organized 180 volumes of evidence under a three-level index that halved the time to find a ' +
            'page in court.',
          'Staffed a neighborhood legal clinic on Wednesdays, seeing 420 people and giving away a ' +
            'two-page guide.',
          'Qualified to practice with the third-highest written score of the intake.',
          'Turned clients’ accounts into a page-numbered table of facts, the one document counsel took ' +
            'to court.',
        ),
      },
    ),
    section(
      'project_experience',
      'Representative Matters',
      {
        period: period('2023-03', '2025-01'),
        name: 'Precision bearing trade secrets',
        post: 'Lead counsel',
        heading: 'CNY 68 million with treble punitive damages',
        bullets: bullets(
          'Started from two expense claims of a departed employee, traced the drawings and notarized ' +
            '110,000 items of electronic evidence.',
          'Built twin damages models, profit and royalty, each confirming the other; the court accepted ' +
            '**92%** of the claim.',
          'Obtained an interim injunction; the defendant stopped production before judgment and the ' +
            'client regained nine points of market share.',
          'Selected as a provincial model case.',
        ),
      },
      {
        period: period('2022-06', '2023-05'),
        name: 'Medical imaging data program',
        post: 'Overall lead',
        heading: 'Three hospitals and a company, 160 million records',
        bullets: bullets(
          'Drew 74 data-flow maps, found 19 gaps in de-identification and designed a joint-computation ' +
            'agreement in which data are used but never seen.',
          'Passed the regulator’s security assessment as the city’s first **cross-institution imaging ' +
            'study**.',
          'Distilled 130 reusable clauses that cut later negotiations from four months to six weeks.',
          'Wrote an eight-page guide for physicians and cut the consent form from nine pages to two; ' +
            'consent rose from 64% to 89%.',
        ),
      },
      {
        period: period('2019-02', '2020-09'),
        name: 'Die-casting mold patents',
        post: 'Lead counsel',
        heading: 'Seven wins of seven for a shop of 60',
        bullets: bullets(
          'Found a 1997 foreign journal article that invalidated every claim of the key patent.',
          'Proved prior use with old drawings, old ledgers and two retired craftsmen; the court accepted ' +
            'all of it.',
          'Held total cost under 6% of the client’s annual profit, payable by installments.',
          'Filed 11 patents for the shop afterwards; it earned its first royalty the following year.',
        ),
      },
      {
        period: period('2015-09', '2016-08'),
        name: 'Protecting a fabric formula',
        post: 'Project lead',
        heading: 'R&D, purchasing and production',
        bullets: bullets(
          'Split the formula into five parts, no position seeing more than two, with every access logged.',
          'Designed eight exit-interview questions and a device-return list; 14 key people left in two ' +
            'years and **nothing leaked**.',
          'Became the prototype of the trade secret check-up.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Internships',
      {
        period: period('2012-03', '2012-09'),
        name: 'Lingdong Intermediate Court',
        post: 'Judicial Intern',
        heading: 'Lingdong · IP Division',
        bullets: bullets(
          'Recorded 62 hearings and drafted 17 judgments, 12 of them adopted in the main.',
          'Prepared a comparison table for design patents used by the panel.',
          'Compiled five years of damages awards into an internal reference.',
        ),
      },
      {
        period: period('2009-07', '2009-08'),
        name: 'Mulan District Legal Aid Center',
        post: 'Volunteer Intern',
        heading: 'Lingdong · Front desk',
        bullets: bullets(
          'Received 260 visitors and helped draft 43 complaints, 60% of them over unpaid wages.',
          'Replaced numbered queueing with triage by subject, cutting the wait from 70 minutes to 25.',
        ),
      },
    ),
    section(
      'edu_background',
      'Education',
      {
        period: period('2010-09', '2013-06'),
        schoolName: 'Lingdong University of Political Science and Law',
        specialized: 'Intellectual Property Law',
        degree: 'LL.M.',
        majorCourse: 'Patent Law, Trade Secrets, Comparative Copyright, Law and Economics',
        abstract: prose(
          'Thesis on proof of damages in trade secret cases, cited 46 times and named best of the ' +
            'province; National Scholarship.',
        ),
      },
      {
        period: period('2006-09', '2010-06'),
        schoolName: 'Lingdong University of Political Science and Law',
        specialized: 'Law, minor in Materials Science',
        degree: 'LL.B.',
        majorCourse: 'Civil Law, Civil Procedure, Evidence, Introduction to Materials',
        abstract: prose(
          'Ranked 5 of 210; best brief in the national moot. The minor’s laboratory courses later helped ' +
            'in reading drawings.',
        ),
      },
    ),
    section(
      'skill_specialties',
      'Skills',
      skill('Patent and trade secret suits', '5', '142 as lead counsel, over 80% upheld'),
      skill('Data protection', '5', 'Classification, export, joint computation'),
      skill('Evidence and injunctions', '5', 'Electronic evidence, notarization'),
      skill('Oral advocacy', '5', 'Technology in pictures, film and parts'),
      skill('Contracts and deals', '4', 'Licensing, transfer, due diligence'),
      skill('Invalidity and search', '4', 'Chinese, English and Japanese sources'),
      skill('Team leadership', '4', '11 people, rotating reviewer'),
      skill('English', '5', 'Negotiation and arbitration'),
      skill('Japanese', '3', 'Reads patents and technical texts'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2008-09', '2009-06'),
        campusBriefly: 'Moot Court Team',
        campusDuty: 'Captain',
        campusContent: bullets(
          'Prepared for eight months with four drafts and 37 rehearsals; national runner-up and best ' +
            'brief.',
          'Began swapping sides in the final week, a practice later teams kept.',
        ),
      },
      {
        period: period('2007-03', '2009-06'),
        campusBriefly: 'Lingdong Law Review, student edition',
        campusDuty: 'Editor',
        campusContent: bullets(
          'Edited 31 articles and checked 4,200 footnotes, correcting 380.',
          'Wrote the citation booklet used in the school’s writing course.',
        ),
      },
    ),
    section(
      'awards',
      'Honors',
      award('2025-06', 'Model IP Case', 'Provincial', 'Bearing trade secrets, lead counsel'),
      award('2024-11', 'Outstanding IP Lawyer', 'Provincial', 'One of 30'),
      award('2023-12', 'Data Protection Project of the Year', 'Industry top ten', 'Medical imaging'),
      award('2020-12', 'Young Lawyer of the Year', 'Municipal', 'Die-casting mold suits'),
      award('2013-06', 'Best Master’s Thesis', 'Provincial', 'Trade secret damages'),
      award('2009-05', 'Moot Court', 'National runner-up', 'Captain, best brief'),
    ),
    section(
      'custom',
      'Publications',
      {
        period: { text: 'Feb 2025' },
        heading: 'After They Leave: An Evidence Map of Trade Secret Cases',
        text: prose(
          'Sole author, 286 pages; 41 real cases drawn as chains of evidence, on the reading list of two ' +
            'law schools.',
        ),
      },
      {
        period: { text: 'Sep 2023' },
        heading: '“The Base of Punitive Damages”',
        text: prose(
          'IP practice journal, issue 9 of 2023; its method of mutual proof was followed in three ' +
            'judgments.',
        ),
      },
      {
        period: { text: 'May 2021' },
        heading: 'Annotated application for injunction',
        text: prose(
          'After the ruling was published, peers borrowed the form; released an annotated version free ' +
            'of charge.',
        ),
      },
    ),
    section('custom', 'Credentials and Service', {
      fields: [
        field('Credentials', 'Bar (Class A), Patent Attorney'),
        field('Languages', 'Mandarin, Cantonese, English, Japanese (reading)'),
        field('Arbitrator', 'IP panel of a commercial arbitration body'),
        field('Pro bono', 'IP clinic for small firms, second Saturday monthly'),
      ],
    }),
    section(
      'custom',
      'Teaching and Study',
      {
        period: period('2022-09', 'now'),
        heading: 'External tutor, Lingdong University of Political Science and Law',
        text: prose('Teaches Evidence and Calculation, 16 hours a year, from real files; rated 4.9/5.'),
      },
      {
        period: period('2018-07', '2018-09'),
        heading: 'Summer program in intellectual property, overseas',
        text: prose(
          'Eight weeks in English comparing trade secret remedies in three jurisdictions; highest grade ' +
            'for the final paper.',
        ),
      },
      {
        period: { text: 'Quarterly' },
        heading: 'Open class for R&D staff',
        text: prose('One hour on “Before the Drawing Leaves the Building”; 19 sessions, 2,700 listeners.'),
      },
    ),
    section(
      'works_display',
      'Selected Work',
      work(
        'Trade secret check-up',
        'https://zhaoning.example.com/checklist',
        '112 items to check, with remedies',
      ),
      work(
        'The bearing case in pictures',
        'https://zhaoning.example.com/bearing',
        'Courtroom animation, published with consent',
      ),
      work(
        'Data agreement clauses',
        'https://zhaoning.example.com/clauses',
        '130 reusable clauses with notes',
      ),
    ),
    section('self_evaluation', 'Summary', {
      content: prose(
        'Puts the facts on a timeline before opening a statute, and does not write three pages where ' +
          'one drawing will do.',
        'Having been in-house, knows that the client often wants next quarter’s shipments rather than ' +
          'a verdict; as counsel, knows which step once given up cannot be recovered.',
        'Strict with young lawyers’ drafts and lenient with their experiments; every returned draft ' +
          'carries its reasons.',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Mechanical watches**: 17 repaired, and a way of learning to read drawings. **Cantonese ' +
          'opera**: an amateur with two stage appearances. **Trail running**: four 50\u00a0km races, ' +
          'closing arguments composed uphill.',
      ),
    }),
  ],
}
