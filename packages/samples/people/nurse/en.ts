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

export const nurseEn: SamplePerson = {
  id: 'nurse',
  language: 'en',
  title: 'Zhiwei Song · Neonatal ICU Charge Nurse',
  sections: [
    section('resume_title', 'Title', {
      title: 'Resume',
    }),
    section('base_info', 'Personal Details', {
      name: 'Zhiwei Song',
      age: '32 years old',
      avatar: 'nurse',
      workService: '10 years’ experience',
      phoneNumber: '+86 138 0000 6035',
      email: 'zhiwei.song@example.com',
      degree: 'M.S.N.',
      address: 'Wuhou District, Chengdu',
      abstract: prose(
        'Nurse with ten years’ experience, seven of them in neonatal intensive care for more than ' +
          '**2,100** preterm infants, 186 of them under 1,000\u00a0g. Specializes in developmental care ' +
          'for the extremely preterm, with four straight years of shifts free of serious adverse events.',
      ),
      fields: [
        field('Licensure', 'Registered Nurse, Nurse-in-Charge grade'),
        field('Availability', 'Within one month'),
      ],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'NICU Nurse Manager, Specialty Nursing Lead',
      intendedCity: 'Chengdu, Chongqing',
      expectSalary: 'CNY 16–20K per month, 14 months',
      jobStatus: 'Employed, seeking a management role',
      jobSearchType: 'Full-time',
    }),
    section(
      'work_experience',
      'Experience',
      {
        period: period('2023-01', 'now'),
        name: 'Wangchuan Women’s and Children’s Hospital',
        post: 'Charge Nurse',
        heading: 'Chengdu · 48-bed Neonatal ICU',
        bullets: bullets(
          'Scheduled and supervised **22 nurses**; staffing by acuity moved the critical-care ratio from ' +
            '1:4 to 1:2.5 while overtime fell 18%.',
          'Led prevention of catheter-related bloodstream infection with a three-step bundle, reducing ' +
            'cases per 1,000 line-days from 3.4 to **0.8**.',
          'Opened kangaroo care daily instead of twice a week; breastfeeding at discharge rose from 41% ' +
            'to **76%** and length of stay shortened by 4.3 days.',
          'Designed a one-page handover sheet that fixes nine critical items in place, cutting omissions ' +
            'from 11 a month to one.',
          'Ran 24 simulated resuscitations, shortening call-to-first-effective-breath from 68 to **39 ' +
            'seconds**.',
          'Folded drug-expiry and resuscitation-equipment checks into the shift list: no audit findings ' +
            'in two years, and repairs done in one day instead of five.',
        ),
      },
      {
        period: period('2019-06', '2022-12'),
        name: 'Wangchuan Women’s and Children’s Hospital',
        post: 'Neonatal Specialty Nurse',
        heading: 'Chengdu · Neonatal ICU',
        bullets: bullets(
          'Cared for extremely-low-birth-weight infants; assisted with or placed and maintained **540** ' +
            'umbilical and PICC lines at a 94% first-attempt success rate.',
          'Introduced a minimal-handling timetable that grouped procedures every four hours, reducing ' +
            'disturbances per infant from 57 to **23** a day.',
          'Completed 130 inter-hospital transports of up to 310\u00a0km one way with no deaths and no ' +
            'lost airways or lines.',
          'Wrote a home-care handbook with 36 demonstration videos; unplanned returns within seven days ' +
            'of discharge fell from 9.6% to 4.1%.',
          'Staffed the isolation unit for 74 days over two respiratory-virus seasons with no ' +
            'cross-infection among assigned infants.',
        ),
      },
      {
        period: period('2017-08', '2019-05'),
        name: 'Ningchuan Second Hospital',
        post: 'Pediatric Staff Nurse',
        heading: 'Ningchuan · Pediatrics',
        bullets: bullets(
          'Carried 8–10 beds and performed over 7,000 pediatric venipunctures, lifting first-stick ' +
            'success from 83% to **95%**.',
          'Created a “bravery card” distraction routine for ages 3–7 that cut median crying time from 4 ' +
            'minutes to 1.5.',
          'Rewrote the response to infusion infiltration; annual cases on the ward fell from 26 to ' +
            'seven, and the protocol went hospital-wide.',
          'Led night shifts and precepted six new nurses, all of whom passed independent-practice ' +
            'assessment on schedule.',
          'Opened a “little nurse” corner twice a week for inpatients; family satisfaction rose from 89 ' +
            'to 97.',
        ),
      },
      {
        period: period('2016-07', '2017-07'),
        name: 'Qinghe District People’s Hospital',
        post: 'Rotating Nurse',
        heading: 'Ningchuan · Medicine, Surgery, Emergency, Pediatrics',
        bullets: bullets(
          'Completed four rotations in one year with an average score of 92 and was named outstanding ' +
            'resident nurse.',
          'Staffed emergency triage independently for three months, averaging 210 patients a day with ' +
            '97% triage accuracy.',
          'Mapped the crash cart so that a full check took six minutes instead of 20; the map is still ' +
            'in use.',
          'Cared for up to 14 children per shift during a flu surge without a medication error.',
        ),
      },
    ),
    section(
      'project_experience',
      'Projects',
      {
        period: period('2024-05', '2025-04'),
        name: 'Bedside electronic pain assessment',
        post: 'Nursing lead',
        heading: 'With IT, three units',
        bullets: bullets(
          'Replaced paper scales with three-key bedside entry; assessment time fell from four minutes to ' +
            '50 seconds and completion rose from 71% to **98%**.',
          'Added score-triggered prompts for comfort measures; use of sucrose and swaddling rose ' +
            '2.4-fold and sedative use fell 15%.',
          'Trained 96 nurses and resolved all 58 comments from the first month within three.',
        ),
      },
      {
        period: period('2023-09', '2024-12'),
        name: 'Family-integrated care for preterm infants',
        post: 'Project lead',
        heading: 'Hospital innovation grant, CNY 120,000',
        bullets: bullets(
          'Designed a four-stage course that took **312 families** from watching to feeding and ' +
            'monitoring on their own.',
          'Trained 18 nurse coaches with a 27-item checklist, raising parents’ competence at discharge ' +
            'from 62% to 95%.',
          'Achieved 3.1\u00a0g/kg more daily weight gain and a 27% drop in parental anxiety scores; won ' +
            'the hospital’s first prize for new practice.',
          'Worked with IT on a parent check-in page that brought three-month follow-up to 91%.',
        ),
      },
      {
        period: period('2021-03', '2022-02'),
        name: 'Quiet Incubator quality circle',
        post: 'Circle leader',
        heading: '8 nurses, ward noise reduction',
        bullets: bullets(
          'Measured noise hour by hour for two weeks and traced 80% of it to alarms, doors and handover ' +
            'talk.',
          'Reset alarm limits, fitted door buffers and set quiet hours, lowering noise inside incubators ' +
            'from 61\u00a0dB to **47\u00a0dB**.',
          'Added 96 minutes of deep sleep per infant per day; placed second in the provincial ' +
            'quality-circle competition.',
          'Gave the three-page illustrated plan to four county hospitals; three of them also fell below ' +
            '50\u00a0dB.',
        ),
      },
      {
        period: period('2018-04', '2018-12'),
        name: 'Better securement of pediatric IV cannulas',
        post: 'Core member',
        heading: 'Pediatrics, 420 cases',
        bullets: bullets(
          'Compared three methods and selected film dressing with elastic net, extending dwell time from ' +
            '51 to 78 hours.',
          'Wrote the illustrated procedure adopted by three wards, saving about CNY 52,000 a year in ' +
            'supplies.',
          'Second author of the resulting paper in a pediatric nursing journal.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Clinical Training',
      {
        period: period('2015-07', '2016-04'),
        name: 'Affiliated Hospital of Ningchuan Medical University',
        post: 'Student Nurse',
        heading: 'Ningchuan · Nine departments',
        bullets: bullets(
          'Performed over 1,100 basic procedures and 260 nursing records, averaging 94 in theory and ' +
            'practice.',
          'Spent eight weeks in neonatology bathing, massaging and feeding newborns, and chose the ' +
            'specialty there.',
          'Spotted and reported an infusion-pump error in time; received the department’s ' +
            'safety-reporting award.',
          'Placed first in the final skills examination and received one of two retained posts.',
        ),
      },
      {
        period: period('2014-07', '2014-08'),
        name: 'Linjiang Community Health Center',
        post: 'Summer Trainee',
        heading: 'Linjiang · Child Health Clinic',
        bullets: bullets(
          'Assisted with 480 check-ups of children under six and set up 320 electronic vaccination ' +
            'records.',
          'Made two leaflets on first foods, delivered to 150 homes; 88% of parents recalled the advice ' +
            'when phoned.',
        ),
      },
    ),
    section(
      'edu_background',
      'Education',
      {
        period: period('2021-09', '2024-06'),
        schoolName: 'Ningchuan Medical University',
        specialized: 'Nursing, neonatal track (part-time)',
        degree: 'M.S.N.',
        majorCourse:
          'Advanced Health Assessment, Evidence-Based Nursing, Nursing Research, Neonatal ' + 'Practice',
        abstract: prose(
          'Thesis on family-integrated care and feeding progress in extremely preterm infants, 198 cases ' +
            'followed; named an outstanding thesis.',
        ),
      },
      {
        period: period('2012-09', '2016-06'),
        schoolName: 'Ningchuan Medical University',
        specialized: 'Nursing',
        degree: 'B.S.N.',
        majorCourse: 'Pediatric Nursing, Critical Care Nursing, Psychology of Nursing, Pathophysiology',
        abstract: prose(
          'Ranked 9 of 168 with first-class scholarships three years running; second in the year in ' +
            'clinical skills.',
        ),
      },
    ),
    section(
      'skill_specialties',
      'Clinical Skills',
      skill('Neonatal resuscitation', '5', 'Provincial instructor; ran 24 simulations'),
      skill('PICC and umbilical lines', '5', '540 lines, 94% first-attempt success'),
      skill('Ventilation management', '5', 'High-frequency, high-flow nasal and prone ventilation'),
      skill('Developmental care', '5', 'Positioning, light, noise and pain as one plan'),
      skill('Neonatal transport', '4', '130 inter-hospital transfers'),
      skill('Breastfeeding support', '4', 'Completed lactation consultant training'),
      skill('Quality and staffing', '4', 'Root-cause analysis, quality circles, acuity models'),
      skill('Precepting', '4', '41 new nurses and more than 90 students'),
      skill('Statistics software', '3', 'Sample size estimation and regression unaided'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2013-09', '2015-06'),
        campusBriefly: 'Nightingale Volunteers, School of Nursing',
        campusDuty: 'Team leader',
        campusContent: bullets(
          'Organized 46 first-aid classes in schools and neighborhoods for 5,200 people.',
          'Put CPR into an eight-step rhyme that the local Red Cross training site adopted.',
          'Held an annual self-rescue open day with the fire station, drawing over 600 visitors each ' +
            'time.',
        ),
      },
      {
        period: period('2012-10', '2014-05'),
        campusBriefly: 'University Choir',
        campusDuty: 'Alto section leader',
        campusContent: bullets(
          'Rehearsed twice a week and won first prize at the provincial student arts festival.',
          'Gave six small concerts in children’s wards; 43 young listeners came to the last.',
        ),
      },
    ),
    section(
      'awards',
      'Honors and Certificates',
      award('2025-05', 'Outstanding Nurse of the City', 'Municipal', 'One of 120 citywide'),
      award('2024-12', 'Hospital Award for New Practice', 'First prize', 'Family-integrated care'),
      award(
        '2023-11',
        'Neonatal Resuscitation Competition',
        'Provincial second prize',
        'Captain of a team of four',
      ),
      award('2022-04', 'Quality Circle Competition', 'Provincial second prize', 'Leader of Quiet Incubator'),
      award(
        '2020-09',
        'Neonatal Specialty Nurse',
        'Provincial certification',
        'Three months’ full-time training, distinction in both parts',
      ),
      award('2018-12', 'Outstanding Young Nurse', 'Hospital', 'One of eight'),
    ),
    section(
      'custom',
      'Publications and Teaching',
      {
        period: { text: 'Oct 2024' },
        heading: '“Family-Integrated Care for Extremely Preterm Infants: A Follow-up Study”',
        text: prose(
          'First author, neonatal nursing journal, issue 5 of 2024; 198 cases followed to six months’ ' +
            'corrected age.',
        ),
      },
      {
        period: { text: 'Jun 2023' },
        heading: '“A Bundle to Reduce Neonatal Catheter Infection”',
        text: prose(
          'First author, nursing quality journal, issue 6 of 2023; four hospitals requested the ' +
            'checklist.',
        ),
      },
      {
        period: { text: 'Spring and autumn' },
        heading: 'Lecturer, provincial neonatal specialty course',
        text: prose(
          'Teaches “The First Hour of a Very-Low-Birth-Weight Infant” and “Assessing Pain,” 12 hours in ' +
            'all, rated 4.9/5 by participants.',
        ),
      },
    ),
    section('custom', 'Languages and Credentials', {
      fields: [
        field('English', 'Reads clinical literature'),
        field('Dialects', 'Sichuan and Chongqing dialects'),
        field('Credentials', 'Neonatal specialty, PICC, resuscitation instructor'),
        field('Continuing education', '38 national credits in three years'),
      ],
    }),
    section(
      'custom',
      'Further Training',
      {
        period: period('2022-03', '2022-06'),
        heading: 'Fellowship in neonatal nursing, regional women’s and children’s center',
        text: prose(
          'Three months on the “golden hour” of the extremely preterm; rewrote admission on return, ' +
            'raising on-target temperatures from 72% to 96%.',
        ),
      },
      {
        period: period('2020-06', '2020-09'),
        heading: 'Provincial neonatal specialty course',
        text: prose(
          'Three months full-time, distinction in theory and practice; case report chosen as the model.',
        ),
      },
    ),
    section(
      'works_display',
      'Selected Work',
      work(
        'Taking Your Preemie Home',
        'https://zhiwei.example.com/home',
        'A 64-page family handbook with 36 demonstration videos',
      ),
      work(
        'One-page handover sheet',
        'https://zhiwei.example.com/handover',
        'A printable template with nine items in fixed places',
      ),
      work(
        'Quiet Incubator, illustrated',
        'https://zhiwei.example.com/quiet',
        'Method and data from first measurement to re-test',
      ),
    ),
    section('self_evaluation', 'Summary', {
      content: prose(
        'Newborns cannot speak, so the data and the hands must speak for them. Has warmed both hands ' +
          'before every procedure for ten years.',
        'Keeps the rules of a shift short and their reasons plain, and looks for errors in the process ' +
          'before the person. Will teach the same movement again at three in the morning.',
        'Tells parents first what can be done and then what is uncertain, and never ends a ' +
          'conversation with the word “normal.”',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Choir**: six years as an alto in a community choir. **Crochet**: 140 small hats for preterm ' +
          'infants going home. **Cycling**: an 80\u00a0km ride along the river each month, past three ' +
          'old bridges.',
      ),
    }),
  ],
}
