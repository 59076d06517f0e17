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

export const graduateEn: SamplePerson = {
  id: 'graduate',
  language: 'en',
  title: 'Nianchu Tang · Graduating Data Analyst',
  sections: [
    section('resume_title', 'Title', {
      title: 'Resume',
    }),
    section('base_info', 'Personal Details', {
      name: 'Nianchu Tang',
      age: '21 years old',
      avatar: 'graduate',
      workService: 'Class of 2027',
      phoneNumber: '+86 138 0000 1493',
      email: 'nianchu.tang@example.com',
      degree: 'B.Sc. candidate',
      address: 'Qixia District, Nanjing',
      abstract: prose(
        'Statistics senior, ranked **4 of 96**, with three analytics internships and one complete path ' +
          'built from event tracking through cleaning to a live dashboard. Likes to follow a number back ' +
          'to where it came from.',
      ),
      fields: [
        field('Availability', 'Five days a week until graduation'),
        field('Website', 'nianchu.example.com'),
      ],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'Data Analyst, Business Analyst',
      intendedCity: 'Nanjing, Shanghai, Hangzhou',
      expectSalary: 'CNY 12–16K per month',
      jobStatus: 'Graduating June 2027, can start earlier',
      jobSearchType: 'Campus recruitment',
    }),
    section(
      'edu_background',
      'Education',
      {
        period: period('2023-09', '2027-06'),
        schoolName: 'Linjiang University',
        specialized: 'Statistics',
        degree: 'B.Sc.',
        majorCourse: 'Probability, Mathematical Statistics, Regression, Time Series, Sampling, Databases',
        abstract: bullets(
          'GPA 3.87/4.0, **4th of 96**; first-class scholarship three years running.',
          'Term paper “The Morning Peak in Bus-Card Data” reconstructed commuting corridors from three ' +
            'months of taps and earned the course’s top mark, 97.',
          'Thesis in progress on hierarchical sales forecasting for chains with few observations; data ' +
            'and baseline complete.',
        ),
      },
      {
        period: period('2025-09', '2026-01'),
        schoolName: 'Xingzhou University of Technology (exchange)',
        specialized: 'Applied Statistics',
        degree: 'Exchange semester',
        majorCourse: 'Causal Inference, Bayesian Statistics, Data Visualization',
        abstract: bullets(
          'Taught in English, three As in four courses; estimated the effect of bike-share docks on ' +
            'street-level shops from a natural experiment.',
        ),
      },
      {
        period: period('2020-09', '2023-06'),
        schoolName: 'Chenghuai High School',
        specialized: 'Science',
        degree: 'High school diploma',
        majorCourse: 'Mathematics, Physics, Computing',
        abstract: bullets(
          'Provincial second prize in mathematics; student librarian for two years, cataloging 1,800 ' +
            'books.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Internships',
      {
        period: period('2026-06', '2026-10'),
        name: 'Julin Fresh',
        post: 'Data Analyst Intern',
        heading: 'Nanjing · Store Operations',
        bullets: bullets(
          'Built daily sales forecasts for **214 stores**, with an error of 11% against managers’ 23%; ' +
            'waste in pilot stores fell from 8.6% to **5.9%**.',
          'Put the order advice on managers’ phones as one table with two columns, how much and why; 91% ' +
            'were using it in eight weeks.',
          'Traced three stores’ stock mismatches to clock drift in weighing machines and had all 1,300 ' +
            'devices synchronized.',
          'Left 42 pages of handover with a data dictionary; a colleague ran the pipeline alone within ' +
            'two days.',
          'Joined 14 early shifts, one store a week, and added rain and school holidays to the model.',
        ),
      },
      {
        period: period('2025-07', '2025-09'),
        name: 'Shiji Education Technology',
        post: 'Business Analyst Intern',
        heading: 'Shanghai · Growth',
        bullets: bullets(
          'Broke down first-week churn and located **34%** of it at identity verification; moving the ' +
            'step later raised next-week retention by six points.',
          'Designed and read nine controlled experiments with stated sample sizes and stopping rules; ' +
            'two overturned what the team believed.',
          'Merged seven manual weekly reports into one dashboard, saving analysts about nine hours a ' +
            'week.',
          'Interviewed 16 lapsed users and used their own words where the data could not explain.',
          'Gave operations three talks on what “significant” means; every experiment request now states ' +
            'a hypothesis.',
        ),
      },
      {
        period: period('2024-12', '2025-02'),
        name: 'Ningchuan Urban Planning Institute',
        post: 'Data Assistant Intern',
        heading: 'Ningchuan · Transport',
        bullets: bullets(
          'Cleaned 8.6 million bike-share traces, removed 7.2% as drift and drew 28 peak-hour heat maps.',
          'Calibrated them against manual counts at six junctions; the method entered the technical ' +
            'report.',
          'Replaced hand-merged tables with a script, cutting monthly preparation from four days to half ' +
            'a day.',
          'Explained three overflowing bike parks to the district on one page; two were moved within a ' +
            'month.',
        ),
      },
    ),
    section(
      'project_experience',
      'Projects',
      {
        period: period('2026-03', '2026-09'),
        name: 'National Student Statistical Modeling Contest',
        post: 'Team captain',
        heading: 'National second prize, team of three',
        bullets: bullets(
          'Measured access to health care in rural counties by real driving time from 1,800 townships ' +
            'instead of straight lines.',
          'Used spatial regression to find three types of township that look near and are far, and ' +
            'ranked them for mobile clinics.',
          'Led the modeling and the defense; second prize nationally, from 612 teams in the province.',
          'Phoned 62 townships to verify road closures; corrected times changed two of the conclusions.',
        ),
      },
      {
        period: period('2025-03', '2025-12'),
        name: 'When to Go, a canteen queue forecast',
        post: 'Founder, data and product',
        heading: '2,300 uses a day',
        bullets: bullets(
          'Predicted queues an hour ahead from card transactions with a mean error of **2.1 minutes**; ' +
            '410,000 uses in half a year.',
          'Reduced the page to three answers, go now, go in half an hour or do not go, after interviews ' +
            'removed every chart.',
          'Led the university to stagger two schools’ classes, cutting the longest queue from 19 minutes ' +
            'to 11.',
          'Open source; three other universities run their own.',
        ),
      },
      {
        period: period('2024-09', '2025-01'),
        name: 'Survey of used textbooks',
        post: 'Sampling design',
        heading: 'Sampling course project',
        bullets: bullets(
          'Drew a stratified sample of 620 with an 88% response and estimated 54,000 idle textbooks a ' +
            'year on campus.',
          'Prompted a textbook exchange that moved 1,900 books in its first term.',
          'Published questionnaire, weights and code; chosen as the next class’s example.',
        ),
      },
      {
        period: period('2023-11', '2024-05'),
        name: 'Street trees and summer heat',
        post: 'Member, data collection',
        heading: 'Student innovation program, distinction',
        bullets: bullets(
          'Cycled 18 streets at three times of day for 24,000 valid readings, with a home-made sun ' +
            'shield to limit error.',
          'Estimated with a mixed model that each tenth of canopy cover lowers felt temperature by about ' +
            '**0.7\u00a0°C**.',
          'Published as a map of cool routes, reprinted by the campus paper and viewed 19,000 times.',
        ),
      },
    ),
    section(
      'work_experience',
      'Part-Time Work',
      {
        period: period('2024-03', '2026-06'),
        name: 'Linjiang University Library',
        post: 'Student Assistant, Data Desk',
        heading: '8 hours a week',
        bullets: bullets(
          'Answered 730 questions on statistical software and wrote 23 short tutorials read 1,100 times ' +
            'a month.',
          'Taught two workshops a term, “From Table to Chart,” to 480 people in all.',
          'Mapped seat use for the librarians, who moved the all-night study area from the first floor ' +
            'to the third.',
          'Wrote a one-page guide to citing data with the librarians, downloaded 2,600 times in thesis ' +
            'season.',
        ),
      },
      {
        period: period('2023-10', '2024-02'),
        name: 'Asteroid Math Camp',
        post: 'Teaching Assistant',
        heading: 'Weekends, middle school group',
        bullets: bullets(
          'Graded and classified the errors of 64 students over five months; three chapters were ' +
            'rewritten as a result.',
          'Taught “Playing Games with Probability” four times, rated 4.8/5 by parents.',
          'Built 11 sets of dice, spinners and other aids that the camp still uses.',
        ),
      },
    ),
    section(
      'skill_specialties',
      'Skills',
      skill('Python', '5', 'Cleaning, modeling, automation; three tools in use'),
      skill('SQL', '5', 'Window functions, retention and funnels'),
      skill('Statistical modeling', '4', 'Regression, time series, hierarchical models'),
      skill('Experiment design', '4', 'Sample size, assignment checks, stopping rules'),
      skill('Data visualization', '4', 'Chart choice, layout, dashboards'),
      skill('R', '4', 'Survey weights, spatial regression'),
      skill('Spreadsheets', '5', 'Pivots, functions, templates'),
      skill('Interviews and surveys', '3', 'Over 40 structured interviews'),
      skill('English', '4', 'IELTS 7.0; presents in English'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2024-09', '2025-09'),
        campusBriefly: 'Data for Good Society',
        campusDuty: 'President',
        campusContent: bullets(
          'Led 48 members in data work for 11 charities, delivering nine dashboards on donations, ' +
            'volunteer rosters and more.',
          'Required a signed data agreement before any access; no leak since its founding three years ' +
            'ago, and named a model society.',
          'Held an open night each term at which charities named the one number they needed.',
        ),
      },
      {
        period: period('2023-09', '2024-06'),
        campusBriefly: 'Student Union, School of Statistics',
        campusDuty: 'Academic officer',
        campusContent: bullets(
          'Organized 14 study sessions attended 920 times; failures in analysis fell four points.',
          'Edited a first-year guide handed to two intakes.',
          'Built a shared library of 210 papers and notes, searchable by course and year.',
        ),
      },
    ),
    section(
      'awards',
      'Awards',
      award('2026-10', 'First-Class Scholarship', 'University', 'Three years running, top 5%'),
      award(
        '2026-09',
        'Statistical Modeling Contest',
        'National second prize',
        'Captain; 612 teams in the province',
      ),
      award('2026-05', 'Outstanding Student of the Province', 'Provincial', 'One of 11 at the university'),
      award('2025-11', 'Market Research Contest', 'Provincial first prize', 'Survey of used textbooks'),
      award(
        '2025-05',
        'Mathematical Modeling Contest',
        'International second prize',
        '24-page paper, lead modeler',
      ),
      award('2022-10', 'High School Mathematics Contest', 'Provincial second prize', 'Individual'),
    ),
    section('custom', 'Certificates and Languages', {
      fields: [
        field('English', 'IELTS 7.0'),
        field('Computing', 'National Level 2 (Python), distinction'),
        field('Certificates', 'Junior Statistician, Survey Analyst (junior)'),
        field('Mandarin', 'Level 2-A'),
      ],
    }),
    section(
      'custom',
      'Volunteering',
      {
        period: period('2025-02', 'now'),
        heading: 'Data volunteer, rural libraries',
        text: prose(
          'Designed a one-page loan sheet for six village schools and reviews each month which books ' +
            'nobody borrows; 430 titles replaced in two years and loans doubled.',
        ),
      },
      {
        period: period('2024-07', '2024-08'),
        heading: 'Summer teaching',
        text: prose(
          'Taught mathematics in a mountain school for four weeks with leaves, footsteps and rainfall; ' +
            'the children exhibited 57 first charts.',
        ),
      },
      {
        period: { text: 'Since autumn 2023' },
        heading: 'Blood donation',
        text: prose('Four donations, 1,200\u00a0mL in all.'),
      },
    ),
    section(
      'custom',
      'Courses and Talks',
      {
        period: period('2026-07', '2026-08'),
        heading: 'Summer school in causal inference',
        text: prose(
          'Two weeks in English, one of 40 admitted; final report compared three ways of evaluating ' +
            'policy.',
        ),
      },
      {
        period: { text: 'Apr 2025' },
        heading: 'Campus talk: “Where a Number Comes From”',
        text: prose('For 310 first-year students; sampling and bias explained by the canteen queue.'),
      },
      {
        period: period('2024-10', '2024-12'),
        heading: 'Open course in data governance',
        text: prose('Eight weeks online; wrote a 61-entry data dictionary for a real sales table.'),
      },
    ),
    section(
      'works_display',
      'Selected Work',
      work(
        'When to Go',
        'https://nianchu.example.com/queue',
        'The queue forecast, its code and its published errors',
      ),
      work(
        'The Morning Peak in Bus-Card Data',
        'https://nianchu.example.com/commute',
        'An interactive account of three months of taps',
      ),
      work(
        'Dashboard samples',
        'https://nianchu.example.com/boards',
        'Nine charity dashboards with design notes',
      ),
    ),
    section('self_evaluation', 'Summary', {
      content: prose(
        'Particular about numbers: asks how one was made, then what it shows, and last whether it ' +
          'looks good. Will give an evening to a total that does not add up.',
        'Writes clearly, speaks briefly and reports in the listener’s own terms. Proudest that store ' +
          'managers open the table every day.',
        'Aware of how short the experience is, so keeps full notes, asks early and hands over nothing ' +
          'that only one person understands.',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Badminton**: women’s doubles for the school team. **Personal data**: four years of sleep ' +
          'and steps, with a hand-drawn annual report. **Orienteering**: ninth in the province and good ' +
          'with contour lines.',
      ),
    }),
  ],
}
