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

export const teacherEn: SamplePerson = {
  id: 'teacher',
  language: 'en',
  title: 'Zeqian Wen · Middle School Physics Teacher',
  sections: [
    section('resume_title', 'Title', {
      title: 'Resume',
    }),
    section('base_info', 'Personal Details', {
      name: 'Zeqian Wen',
      age: '41 years old',
      avatar: 'teacher',
      workService: '19 years’ teaching',
      phoneNumber: '+86 138 0000 2958',
      email: 'zeqian.wen@example.com',
      degree: 'M.Ed.',
      address: 'Hongshan District, Wuhan',
      abstract: prose(
        'Physics teacher with nineteen years in the classroom and nine graduating cohorts. Students ' +
          'have scored at least **11 points** above the district mean for six years running. Holds to ' +
          'one rule: every lesson contains an experiment that students do with their own hands.',
      ),
      fields: [field('Rank', 'Senior Secondary Teacher'), field('Certification', 'Secondary Physics')],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'Physics Teacher, Head of Science',
      intendedCity: 'Wuhan, Changsha',
      expectSalary: 'CNY 220–280K per year',
      jobStatus: 'Employed, available at year end',
      jobSearchType: 'Full-time',
    }),
    section(
      'work_experience',
      'Experience',
      {
        period: period('2019-08', 'now'),
        name: 'Wanghu Experimental School',
        post: 'Head of Physics, Senior Teacher',
        heading: 'Wuhan · Grade 9, department of 14',
        bullets: bullets(
          'Led a school-based laboratory program of **86 low-cost experiments**, none above CNY 15 in ' +
            'materials, raising the share of required student labs actually done from 54% to 100%.',
          'Introduced three-round lesson study; colleagues won 21 awards for open lessons and three ' +
            'young teachers were named district leaders.',
          'Both classes taught finished **12.4 and 11.7 points** above the district mean, and the pass ' +
            'rate of the lowest third rose from 48% to 83%.',
          'Tiered homework into core, optional and stretch, cutting average written time from 32 to 18 ' +
            'minutes with no loss in results.',
          'Opened lessons to visitors four weeks a term; 640 teachers observed and every suggestion was ' +
            'answered within a week.',
          'Opened the laboratory at lunchtime to anyone with a task card: 11,000 visits in two years and ' +
            'under 1% breakage.',
        ),
      },
      {
        period: period('2014-08', '2019-07'),
        name: 'Wanghu Experimental School',
        post: 'Physics Teacher, Head of Year',
        heading: 'Wuhan · Grades 8–9',
        bullets: bullets(
          'Managed 12 classes and 540 students; a daily class bulletin brought lateness down from 3.8% ' +
            'to 0.6%.',
          'Designed “error clinics” in which students diagnose one another’s mistakes, cutting repeat ' +
            'errors from 37% to **14%**.',
          'Founded Friday Science Night and ran **92 evenings** in five years, with up to 380 attending ' +
            'and 67 parent volunteers.',
          'Wrote 12 interdisciplinary tasks with the mathematics department; the campus shadow map ' +
            'became a district model lesson.',
          'Saw two cohorts through graduation, raising entry to selective high schools from 31% to 46%.',
        ),
      },
      {
        period: period('2010-08', '2014-07'),
        name: 'Linjiang No. 3 Middle School',
        post: 'Physics Teacher, Homeroom Teacher',
        heading: 'Linjiang · Grades 8–9',
        bullets: bullets(
          'Taught three classes and led a homeroom that was named model class in three of four years.',
          'Built **41 teaching devices**, including a Newton’s cradle and a simple oscilloscope; five ' +
            'won provincial prizes.',
          'Visited 118 families at home and kept six students at risk of dropping out in school.',
          'Ran a support group of eight, three times a week; participants gained 19 points on average.',
          'Founded model-aircraft and electronics clubs that won 17 city-level or higher prizes in four ' +
            'years.',
        ),
      },
      {
        period: period('2007-07', '2010-07'),
        name: 'Songping Township Middle School',
        post: 'Physics and IT Teacher',
        heading: 'Rural teaching placement, three years',
        bullets: bullets(
          'Carried out every student experiment in the national curriculum with household items, in a ' +
            'school without a laboratory.',
          'Repaired 23 discarded computers, opened the township’s first student computer room and taught ' +
            'an elective there.',
          'Took the classes from 14th to **third place** in the county physics examination; named ' +
            'outstanding rural teacher.',
          'Had students test the town stream for two years; the township used their report in its ' +
            'water-improvement case.',
          'Started a traveling book box with the rural postman; 2,400 loans in three years, the farthest ' +
            'school two hours’ walk away.',
        ),
      },
    ),
    section(
      'project_experience',
      'Research Projects',
      {
        period: period('2022-09', '2025-06'),
        name: 'Low-cost experiments in middle school physics',
        post: 'Principal investigator',
        heading: 'Provincial education research grant, completed',
        bullets: bullets(
          'Brought together 23 teachers from seven schools to build a library covering mechanics, heat, ' +
            'sound, light and electricity, with **86 videos**.',
          'Followed 1,460 students for two years in a quasi-experiment; inquiry scores exceeded the ' +
            'control group by 0.42 standard deviations.',
          'Published the library free of charge: 38,000 downloads, with rural schools in five counties ' +
            'using the full set.',
          'Produced a teacher’s book; the final review graded the project excellent.',
        ),
      },
      {
        period: period('2020-02', '2021-01'),
        name: 'Kitchen Physics, experiments at home',
        post: 'Initiator',
        heading: 'Remote learning, district-wide',
        bullets: bullets(
          'Designed 20 experiments using kitchen items only, each with film and worksheet; adopted by ' +
            '**41 schools**.',
          'Received 6,300 student pieces and curated an online exhibition of the best hundred, visited ' +
            '92,000 times.',
          'Compiled a safety checklist; no injuries were reported all year.',
        ),
      },
      {
        period: period('2016-03', '2017-06'),
        name: 'Unit-level lesson design',
        post: 'Core member',
        heading: 'District teaching office, priority project',
        bullets: bullets(
          'Reorganized nine lessons on pressure and buoyancy into three real tasks taught in seven.',
          'Wrote the pre- and post-tests; misconceptions fell from 52% to 21% and the unit entered the ' +
            'district library.',
          'Delivered three district training days for 260 teachers.',
        ),
      },
      {
        period: period('2012-03', '2013-05'),
        name: 'An oscilloscope for every classroom',
        post: 'Designer',
        heading: 'Provincial first prize for apparatus',
        bullets: bullets(
          'Turned old display tubes and audio cable into an instrument that shows sound for **CNY 38**, ' +
            'a twentieth of the catalog price.',
          'Drew assembly plans and held three workshops; 23 schools built 61 of their own.',
          'Designed the unit on sound around it; confusion of pitch with loudness fell from 44% to 13%.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Teaching Practice',
      {
        period: period('2006-09', '2006-12'),
        name: 'Chuze Normal University Affiliated School',
        post: 'Student Teacher',
        heading: 'Wuhan · Grade 8 physics',
        bullets: bullets(
          'Taught 36 lessons alone, was graded excellent and gave the demonstration lesson for the whole ' +
            'cohort.',
          'Served twelve weeks as homeroom teacher; a session on mending lamps ended with 17 working ' +
            'again.',
          'Logged questioning over eight lessons, found it confined to the front two rows and walked the ' +
            'room differently.',
          'Bound all lesson plans and reflections for the next cohort, who used them for five years.',
        ),
      },
      {
        period: period('2005-07', '2005-08'),
        name: 'Morning Star Science Museum',
        post: 'Gallery Interpreter',
        heading: 'Wuhan · Mechanics gallery',
        bullets: bullets(
          'Gave 210 tours to 4,600 visitors; the rewritten script became the gallery’s standard text.',
          'Designed a friction contest that lengthened the average visit from three minutes to eight.',
        ),
      },
    ),
    section(
      'edu_background',
      'Education',
      {
        period: period('2012-09', '2015-06'),
        schoolName: 'Chuze Normal University',
        specialized: 'Physics Education (part-time)',
        degree: 'M.Ed.',
        majorCourse: 'Research Methods, Learning Sciences, Physics Curriculum and Instruction',
        abstract: prose(
          'Thesis on cognitive diagnosis of buoyancy concepts with a two-tier test of 1,120 students; ' +
            'named outstanding.',
        ),
      },
      {
        period: period('2003-09', '2007-06'),
        schoolName: 'Chuze Normal University',
        specialized: 'Physics (teacher training)',
        degree: 'B.Sc.',
        majorCourse: 'Experimental Physics, Educational Psychology, Physics Teaching, Electronics',
        abstract: prose(
          'First prize in the teaching skills contest; top 10% overall; selected for the rural teaching ' +
            'program.',
        ),
      },
    ),
    section(
      'skill_specialties',
      'Skills',
      skill('Lesson and unit design', '5', 'Task-driven units, tiered homework'),
      skill('Apparatus and experiments', '5', '127 devices built, five provincial prizes'),
      skill('Assessment', '5', 'Eight years on the district examination panel'),
      skill('Class and year management', '5', 'Six years as homeroom teacher, five as head of year'),
      skill('Education research', '4', 'Quasi-experiments, introductory item response theory'),
      skill('Mentoring', '4', '11 new teachers, three now district leaders'),
      skill('Video production', '4', 'Shot and edited 86 experiment films'),
      skill('Sensors and data logging', '3', 'Digital labs and image analysis'),
      skill('Public speaking', '5', 'Mandarin certified Level 2-A'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2005-03', '2006-06'),
        campusBriefly: 'Student Science Outreach Group',
        campusDuty: 'President',
        campusContent: bullets(
          'Led tours of 28 rural schools with 12 demonstration sets for 7,800 listeners.',
          'Repacked the equipment into one collapsible case, cutting loading from two hours to twenty ' +
            'minutes.',
          'Collected over 900 questions from pupils on the road and edited them into a guide for later ' +
            'volunteers.',
        ),
      },
      {
        period: period('2004-09', '2005-06'),
        campusBriefly: 'Academic Office, School of Physics',
        campusDuty: 'Head',
        campusContent: bullets(
          'Ran weekly help nights that served 1,300 visits and lowered the failure rate in general ' +
            'physics by six points.',
          'Edited a guide to common laboratory mistakes, reprinted three times in two years.',
        ),
      },
    ),
    section(
      'awards',
      'Awards',
      award('2025-09', 'Outstanding Teacher of the City', 'Municipal', 'One of 12 in secondary sciences'),
      award(
        '2024-11',
        'Physics Lesson Competition',
        'Provincial first prize',
        '“Where Does Buoyancy Come From?”',
      ),
      award(
        '2023-06',
        'Teaching Achievement Award',
        'Municipal second prize',
        'Low-cost laboratory program, lead',
      ),
      award('2018-12', 'Outstanding Head of Year', 'District', 'First in the annual review'),
      award('2013-10', 'Teacher-Made Apparatus', 'Provincial first prize', 'Simple oscilloscope'),
      award('2010-06', 'Outstanding Rural Teacher', 'County', 'Excellent after three years'),
    ),
    section(
      'custom',
      'Publications and Workshops',
      {
        period: { text: 'Mar 2025' },
        heading: 'Physics Experiments for Under Fifteen Yuan',
        text: prose(
          'First author; teacher’s book of 218 pages, first printing of 6,000 copies, reprinted within a ' +
            'year.',
        ),
      },
      {
        period: { text: 'May 2023' },
        heading: '“Two-Tier Diagnosis of Buoyancy Concepts”',
        text: prose(
          'Sole author; secondary science teaching journal, issue 5 of 2023; recommended reading in the ' +
            'district.',
        ),
      },
      {
        period: { text: 'Every summer' },
        heading: 'Workshop for rural science teachers',
        text: prose(
          'Lead instructor for seven years; three days each, 430 teachers so far, each leaving with a ' +
            'box of home-made apparatus.',
        ),
      },
    ),
    section('custom', 'Credentials and Languages', {
      fields: [
        field('Teaching license', 'Upper-secondary physics'),
        field('Counseling', 'Certified school counselor'),
        field('English', 'Reads education research'),
        field('Service', 'District Physics Society council, examination panel'),
      ],
    }),
    section(
      'custom',
      'Further Training',
      {
        period: period('2021-07', '2021-08'),
        heading: 'Provincial lead teachers’ program',
        text: prose(
          'Four weeks full-time; the final lesson “Pressure You Can See” scored highest and was shown to ' +
            'the next intake.',
        ),
      },
      {
        period: period('2017-10', '2017-12'),
        heading: 'Visiting scholar in the learning sciences',
        text: prose(
          'Two months of classroom observation at Chuze Normal University; transcribed 46 hours of ' +
            'dialogue.',
        ),
      },
    ),
    section(
      'works_display',
      'Selected Work',
      work(
        'Low-cost lab library',
        'https://zeqian.example.com/labs',
        '86 films and worksheets, searchable by unit, free',
      ),
      work(
        'Kitchen Physics',
        'https://zeqian.example.com/kitchen',
        '20 home experiments and the student exhibition',
      ),
      work(
        'Campus shadow map',
        'https://zeqian.example.com/shadow',
        'An interdisciplinary unit with its rubric',
      ),
    ),
    section('self_evaluation', 'Summary', {
      content: prose(
        'A good lesson says little, asks precisely and lets students predict before they act. A ' +
          'mistake deserves the middle of the board more than the right answer does.',
        'Leads a department by planning, watching and marking together rather than by meetings.',
        'Patient and practical with students who struggle: finds the last step they can do and walks ' +
          'on from there.',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Astronomy**: three lunar eclipses watched with students and a hand-ground 150\u00a0mm ' +
          'mirror. **Woodworking**: most of the apparatus comes from the bench at home. **Flute**: ' +
          'second part in the staff band, one concert each New Year.',
      ),
    }),
  ],
}
