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

export const engineerEn: SamplePerson = {
  id: 'engineer',
  language: 'en',
  title: 'Xingyuan Ji · Senior Platform Engineer',
  sections: [
    section('resume_title', 'Title', {
      title: 'Resume',
    }),
    section('base_info', 'Personal Details', {
      name: 'Xingyuan Ji',
      age: '34 years old',
      avatar: 'engineer',
      workService: '9 years’ experience',
      phoneNumber: '+86 138 0000 4172',
      email: 'xingyuan.ji@example.com',
      degree: 'M.Eng.',
      address: 'Binjiang District, Hangzhou',
      abstract: prose(
        'Platform engineer with nine years in backend systems. Took a monolith released once a quarter ' +
          'to forty deployments a day while holding core services at **99.99%** availability. Treats ' +
          'colleagues as the customers and their waiting time as the metric.',
      ),
      fields: [
        field('Website', 'xingyuan.example.com'),
        field('Languages', 'Mandarin (native), English (professional)'),
      ],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'Platform Architect, Backend Engineering Lead',
      intendedCity: 'Hangzhou, Shanghai',
      expectSalary: 'CNY 50–60K per month, 16 months',
      jobStatus: 'Employed, one month’s notice',
      jobSearchType: 'Full-time',
    }),
    section(
      'work_experience',
      'Experience',
      {
        period: period('2024-01', 'now'),
        name: 'Chenglan Cloud',
        post: 'Lead Platform Engineer',
        heading: 'Hangzhou · Core Platform, team of 9',
        bullets: bullets(
          'Led the internal developer platform from proposal to company-wide use: **320 services** ' +
            'onboarded, and the path from new repository to first release cut from three days to 25 ' +
            'minutes.',
          'Designed multi-cluster scheduling and workload profiling that lowered compute cost **22%** in ' +
            'a year of 70% traffic growth, saving CNY 6.4 million annually.',
          'Introduced service tiers and error budgets for 42 critical services; a quarterly budget ' +
            'review replaced the blame emails.',
          'Built cost dashboards with Finance that split the cloud bill by service, raising the share of ' +
            'idle resources with an owner from 31% to 88%.',
          'Interviewed more than 120 candidates and hired seven; no voluntary departures in two years ' +
            'and three promotions to senior.',
        ),
      },
      {
        period: period('2022-03', '2023-12'),
        name: 'Chenglan Cloud',
        post: 'Senior Platform Engineer',
        heading: 'Hangzhou · Release and Reliability',
        bullets: bullets(
          'Replaced batch releases with progressive rollout and automatic rollback, raising deployments ' +
            'from 6 to **41 a day** while change-related incidents fell from 38% to 9%.',
          'Wrote the on-call handbook and ran monthly failure drills, cutting mean time to recovery from ' +
            '52 to **14 minutes** and night alerts by two-thirds.',
          'Unified the labels of logs, metrics and traces across 210 services, reducing cross-team ' +
            'troubleshooting meetings from five a week to one.',
          'Ran rolling upgrades of 12 database clusters with under 40 seconds of read-only time in total ' +
            'and not one ticket from product teams.',
          'Gave every engineer the right to stop any rollout: used 37 times in two years, and right in ' +
            '32 of them.',
        ),
      },
      {
        period: period('2019-08', '2022-02'),
        name: 'Beidu Logistics Technology',
        post: 'Senior Backend Engineer',
        heading: 'Shanghai · Waybill and Routing',
        bullets: bullets(
          'Rewrote the waybill state machine around event sourcing instead of cross-database ' +
            'transactions, taking order-placement P99 from **620\u00a0ms to 110\u00a0ms** and eliminating ' +
            'stuck-status tickets.',
          'Split a 4.8\u00a0TB single-primary database into 16 shards; after nine weeks of dual writes ' +
            'and verification, the cutover **took 11 minutes** with no customer impact.',
          'Designed offline number allocation for shipping labels, so that depots kept printing through ' +
            'six-hour network outages with no peak-season backlog.',
          'Ran capacity reviews from three years of traffic curves; forecasts for three consecutive ' +
            'sales events landed within 8% and avoided buying 140 servers.',
          'Distilled 46 incident reviews into nine recurring root causes, now first-week reading for new ' +
            'engineers.',
        ),
      },
      {
        period: period('2017-07', '2019-07'),
        name: 'Mailong Online',
        post: 'Backend Engineer',
        heading: 'Shanghai · Membership and Promotions',
        bullets: bullets(
          'Built the loyalty-points ledger and expiry jobs for **26 million** members, shortening the ' +
            'month-end batch from seven hours to 48 minutes.',
          'Introduced contract testing, cutting integration defects 55% and saving roughly 20 ' +
            'person-hours a week in the test environment.',
          'Consolidated discount rules scattered over five systems into one expression engine; marketing ' +
            'now configures 90% of campaigns without engineers.',
          'Traced a six-month memory leak to cache keys in a serialization library and had the fix ' +
            'merged upstream.',
          'Designed layered caching and degradation switches for sale pages; database load fell at a ' +
            'peak of 34,000 requests a second.',
        ),
      },
    ),
    section(
      'project_experience',
      'Projects',
      {
        period: period('2020-05', 'now'),
        name: 'tidemark, an open-source job queue',
        post: 'Author and maintainer',
        heading: 'Go and PostgreSQL, 1,900+ stars',
        bullets: bullets(
          'Built a delayed-job queue that depends on nothing but PostgreSQL and schedules **12,000 jobs ' +
            'a second** per instance without loss or duplication on restart.',
          'Maintained bilingual documentation, benchmarks and a compatibility matrix; merged work from ' +
            '28 contributors over 31 releases.',
          'Helped three adopters debug production remotely and turned the common problems into a ' +
            'self-check command.',
          'Held a yearly online meeting at which users voted on the roadmap.',
        ),
      },
      {
        period: period('2024-02', '2025-01'),
        name: 'Beacon, an internal developer platform',
        post: 'Lead',
        heading: '5 engineers, 11 months, 320 services',
        bullets: bullets(
          'Interviewed 11 product teams and reduced 37 requests to four verbs: create, ship, observe, ' +
            'repair. Shipped the most-used page first.',
          'Described each service in one declarative manifest from which pipelines, dashboards and ' +
            'permissions are generated, reducing manual settings from 64 to **7**.',
          'Reached **93%** of engineers in the first quarter; net promoter score rose from 12 in the ' +
            'pilot to 58.',
          'Wrote a migration assistant that converted over 1,800 legacy pipeline scripts with 4% needing ' +
            'human help.',
        ),
      },
      {
        period: period('2022-09', '2023-06'),
        name: 'Active-active data centers',
        post: 'Architect',
        heading: '42 critical services',
        bullets: bullets(
          'Mapped cross-site dependencies and found 17 hidden single points of failure, three of them ' +
            'absent from every diagram.',
          'Designed traffic switching by user range, turning a two-hour manual failover into **one ' +
            'command and 96 seconds**.',
          'Ran four quarterly disconnection drills that exposed 29 defects; the latest drill drew no ' +
            'customer complaints.',
        ),
      },
      {
        period: period('2018-03', '2018-11'),
        name: 'Rebuilding the loyalty-points ledger',
        post: 'Core developer',
        heading: 'Java and MySQL, 26 million members',
        bullets: bullets(
          'Replaced a balance column with an immutable journal from which any past balance can be ' +
            'recomputed, cutting reconciliation from two days to half an hour.',
          'Ran a shadow ledger for ten weeks, found 13,000 historical errors in the old system and ' +
            'corrected each before the switch.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Internships',
      {
        period: period('2016-06', '2016-12'),
        name: 'Tuoyin Data',
        post: 'Backend Engineering Intern',
        heading: 'Nanjing · Data Ingestion',
        bullets: bullets(
          'Rewrote the log agent in Go, reducing memory from 380\u00a0MB to 45\u00a0MB across 600 hosts.',
          'Added resumable uploads and back-pressure, so that a full disk no longer took the application ' +
            'down with it.',
          'Left behind load-test scripts and a release checklist that the team used for two more years.',
        ),
      },
      {
        period: period('2013-07', '2013-09'),
        name: 'Linjiang Software Park Technology Center',
        post: 'Test Engineering Intern',
        heading: 'Linjiang · Quality',
        bullets: bullets(
          'Set up an automated API regression suite of 140 cases, cutting each run from two days to ' +
            'three hours.',
          'Showed that 40% of defects came from a single configuration module, which prompted its ' +
            'rewrite.',
        ),
      },
    ),
    section(
      'edu_background',
      'Education',
      {
        period: period('2014-09', '2017-06'),
        schoolName: 'Linjiang University of Technology',
        specialized: 'Computer Software and Theory',
        degree: 'M.Eng.',
        majorCourse: 'Distributed Systems, Advanced Databases, Program Analysis, Queueing Theory',
        abstract: prose(
          'Thesis “Checking Database Consistency from Operation Logs” named an outstanding thesis of the ' +
            'university; two conference papers; first-class graduate scholarship.',
        ),
      },
      {
        period: period('2010-09', '2014-06'),
        schoolName: 'Linjiang University of Technology',
        specialized: 'Software Engineering',
        degree: 'B.Eng.',
        majorCourse: 'Data Structures, Operating Systems, Networks, Compilers, Software Testing',
        abstract: prose(
          'Ranked 6 of 142. Final project, a file synchronization protocol for weak networks, received ' +
            'distinction.',
        ),
      },
    ),
    section(
      'skill_specialties',
      'Skills',
      skill('Go', '5', 'Main language for seven years, including schedulers and proxies'),
      skill('PostgreSQL', '5', 'Query plans, partitioning, logical replication, online migration'),
      skill('Kubernetes', '5', 'Controllers, multi-cluster scheduling, 12 upgrades without downtime'),
      skill('Distributed systems', '5', 'Consistency trade-offs, idempotency, rate limiting, failover'),
      skill('Observability', '4', 'Unified metrics, traces and logs; alert hygiene'),
      skill('Java', '4', 'Spring services, JVM tuning and diagnosis'),
      skill('Kafka', '4', 'Operated clusters carrying 9 billion messages a day'),
      skill('Terraform', '4', 'Infrastructure as code with policy checks'),
      skill('Rust', '3', 'Small performance-critical tools'),
      skill('Technical writing', '4', 'Design documents, incident reviews, bilingual manuals'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2015-03', '2016-06'),
        campusBriefly: 'Graduate Open Source Society',
        campusDuty: 'President',
        campusContent: bullets(
          'Ran 22 evening code-reading sessions averaging 60 attendees; the notes became a 208-page ' +
            'campus reader.',
          'Rebuilt the library’s seat-booking system, cutting peak queues from 40 minutes to three. It ' +
            'is still in service.',
        ),
      },
      {
        period: period('2011-09', '2013-06'),
        campusBriefly: 'Competitive Programming Team',
        campusDuty: 'Member and second-year coach',
        campusContent: bullets(
          'Won one silver and two bronze medals at three regional contests; wrote a 180-problem training ' +
            'set.',
          'Coached six junior teams, two of which won provincial prizes.',
        ),
      },
    ),
    section(
      'awards',
      'Awards',
      award('2025-01', 'Company Engineering Productivity Award', 'Gold', 'Lead of the Beacon platform team'),
      award('2023-12', 'Best Incident Review of the Year', 'Sole winner', '“The Outage That Did Not Happen”'),
      award(
        '2021-11',
        'Peak Season Commendation',
        'First class',
        '46 consecutive days without a major incident',
      ),
      award('2017-06', 'Outstanding Master’s Thesis', 'University', 'One of four in the school'),
      award(
        '2013-05',
        'Collegiate Programming Contest',
        'Provincial first prize',
        'Captain of a team of three',
      ),
      award('2012-10', 'National Encouragement Scholarship', 'National', 'Two consecutive years'),
    ),
    section(
      'custom',
      'Patents and Talks',
      {
        period: { text: 'Jun 2025' },
        heading: 'Patent: A Method of Pacing Releases by Error Budget',
        text: prose(
          'First inventor, granted. Now used by the company-wide release system to slow or pause a ' +
            'rollout according to the remaining budget.',
        ),
      },
      {
        period: { text: 'Sep 2024' },
        heading: 'Talk: “How a Platform Team Avoids Becoming the Bottleneck”',
        text: prose(
          'Main stage of a platform engineering conference, audience of 900, rated 4.8/5; the English ' +
            'text was reprinted by two technical weeklies.',
        ),
      },
      {
        period: { text: 'Nov 2022' },
        heading: 'Article: “Nine Weeks to Move 4.8\u00a0TB”',
        text: prose(
          'An account of the verification method and of three failed attempts; 76,000 reads and adopted ' +
            'by several teams as a migration checklist.',
        ),
      },
    ),
    section('custom', 'Languages and Certificates', {
      fields: [
        field('English', 'Professional; chairs technical reviews'),
        field('Japanese', 'JLPT N3; reads technical documents'),
        field('Certificates', 'System Architect (Senior), Certified Kubernetes Administrator'),
        field('Volunteering', 'Taught programming at a rural primary school for three summers'),
      ],
    }),
    section(
      'works_display',
      'Selected Work',
      work(
        'tidemark job queue',
        'https://xingyuan.example.com/tidemark',
        'A delayed-job queue on PostgreSQL alone, with reproducible benchmarks',
      ),
      work(
        'Platform Notes',
        'https://xingyuan.example.com/notes',
        '41 essays for fellow engineers, 3,200 subscribers',
      ),
      work(
        'Dependency atlas',
        'https://xingyuan.example.com/graph',
        'Rebuilds service dependencies from traces and reveals hidden single points',
      ),
    ),
    section('self_evaluation', 'Summary', {
      content: prose(
        'Two convictions from nine years of platform work: the default must be the right choice, and ' +
          'every failure must be reversible. Measures before changing anything and prefers the code that ' +
          'can be deleted.',
        'Writes complicated matters down on one page so that objections arrive before the meeting. ' +
          'When mentoring, hands over the whole problem first, help second and the answer last.',
        'Quiet during incidents and careful with the log; afterwards asks only why the system allowed ' +
          'it.',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Long-distance hiking**: seven trails completed, each with a written risk list. **Pour-over ' +
          'coffee**: grind and temperature logged for more than 400 cups. **Radio restoration**: 23 old ' +
          'sets repaired, 19 given away.',
      ),
    }),
  ],
}
