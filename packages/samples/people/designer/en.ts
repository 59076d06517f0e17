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

export const designerEn: SamplePerson = {
  id: 'designer',
  language: 'en',
  title: 'Qingwu Ruan · Senior Product Designer',
  sections: [
    section('resume_title', 'Title', {
      title: 'Resume',
    }),
    section('base_info', 'Personal Details', {
      name: 'Qingwu Ruan',
      age: '30 years old',
      avatar: 'designer',
      workService: '8 years’ experience',
      phoneNumber: '+86 138 0000 7316',
      email: 'qingwu.ruan@example.com',
      degree: 'B.A.',
      address: 'Nanshan District, Shenzhen',
      abstract: prose(
        'Product and service designer of eight years’ standing, from hospital kiosks to driver apps: ' +
          'the interfaces people use rarely and cannot afford to get wrong. Led two design systems used ' +
          'by **46 products** and three redesigns that took critical tasks past 90% completion.',
      ),
      fields: [field('Portfolio', 'qingwu.example.com'), field('Tools', 'Figma, paper and scissors')],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'Design Lead, Senior Product Designer',
      intendedCity: 'Shenzhen, Guangzhou',
      expectSalary: 'CNY 38–45K per month, 15 months',
      jobStatus: 'Employed, open to the right role',
      jobSearchType: 'Full-time',
    }),
    section(
      'work_experience',
      'Experience',
      {
        period: period('2023-05', 'now'),
        name: 'Yuguang Health',
        post: 'Senior Product Designer, Design System Lead',
        heading: 'Shenzhen · Experience Design',
        bullets: bullets(
          'Redesigned online hospital registration and waiting, from 11 steps to five; completion rose ' +
            'from 68% to **93%** and support calls fell 41%.',
          'Built the Reed design system from nothing: **72 components** with full accessibility ' +
            'guidance, adopted by 19 products, with implementation defects down 60%.',
          'Set up a standing panel of users over sixty, eight people every month, and fixed 237 things ' +
            'they could not see or reach.',
          'Wrote guidelines with physicians on how to display bad news; panicked late-night ' +
            'consultations from the results page fell 34%.',
          'Managed three designers and a researcher; opened a weekly half-day clinic to which any team ' +
            'may bring a problem.',
          'Designed lab reports that put the conclusion before the numbers; patients who said they ' +
            'understood rose from 39% to 82%, and physicians saved 1.6 minutes each.',
        ),
      },
      {
        period: period('2021-02', '2023-04'),
        name: 'Zhezhi Mobility',
        post: 'Product Designer',
        heading: 'Shenzhen · Driver App',
        bullets: bullets(
          'Reduced the job-acceptance screen from 14 items to six, cutting eyes-off-road time from 2.8 ' +
            'to **1.1 seconds**.',
          'Designed a three-tone fatigue alert; accidental dismissals dropped from 52% to 17% and night ' +
            'accidents fell 9% that quarter.',
          'Defined paired icon and voice cues that let deaf drivers complete every flow; 620 drivers ' +
            'joined in the first group.',
          'Rode along on 43 shifts, 310 hours in all; the resulting day-in-the-life map hung at the ' +
            'office entrance for two years.',
          'Changed design review from “does it look good” to “who will get this wrong,” shortening it ' +
            'from 90 minutes to 40.',
          'Led the second phase of the Crease component library for 27 products, reducing differences ' +
            'between platforms from 310 to 22.',
        ),
      },
      {
        period: period('2019-08', '2021-01'),
        name: 'Banmutian Learning',
        post: 'Interaction Designer',
        heading: 'Guangzhou · Study Tools',
        bullets: bullets(
          'Designed a mistake notebook for primary pupils; entry time per problem fell from 95 to 22 ' +
            'seconds and next-month retention rose from 28% to **51%**.',
          'Created 64 characters and expressions with an illustrator and replaced the red cross with ' +
            '“try again,” cutting abandonment by a third.',
          'Set up a usability lab and ran 58 rounds in two years; its severity scale is still in use.',
          'Removed shadows and blurs for low-end tablets, taking page transitions from 840\u00a0ms to ' +
            '260\u00a0ms.',
        ),
      },
      {
        period: period('2018-07', '2019-07'),
        name: 'Egret Design Office',
        post: 'Visual Designer',
        heading: 'Guangzhou · Brand and Space',
        bullets: bullets(
          'Worked on nine brand and wayfinding projects and drew the lettering and icons for three.',
          'Designed floor signage for a district library; readers asking the way fell from 130 a day to ' +
            '35.',
          'Wrote the office’s naming and delivery checklist, reducing rework from 21% to 8%.',
          'Designed menus and price tags for a community canteen that halved ordering time for older ' +
            'customers.',
          'Spent 11 days at the printer’s learning spot color and binding; the proofing checklist kept ' +
            'every run that year from the bin.',
        ),
      },
    ),
    section(
      'project_experience',
      'Projects',
      {
        period: period('2024-03', '2025-02'),
        name: 'Large-type registration kiosk',
        post: 'Design lead',
        heading: '27 hospitals, 1,100 kiosks',
        bullets: bullets(
          'Watched a waiting hall for six days and recorded 412 failed attempts, 70% of them at ' +
            'confirmation and payment.',
          'Moved to one question per screen, always reversible, with a 24\u00a0pt minimum; first-time ' +
            'unaided success rose from 46% to **88%**.',
          'Tested paper prototypes with the manufacturer through four rounds before development and ' +
            'shipped without rework.',
          'Cited in the provincial guideline on age-friendly services; won the year’s public-interest ' +
            'design award.',
          'Published the field notes, paper prototypes and all four revisions; two other vendors rebuilt ' +
            'their kiosks from them.',
        ),
      },
      {
        period: period('2023-08', '2024-01'),
        name: 'Reed design system',
        post: 'Founder',
        heading: '72 components, 19 products',
        bullets: bullets(
          'Audited 3,100 screens and merged 94 button styles into six.',
          'Carried design tokens from file to code, cutting a theme change from two weeks to **one day**.',
          'Wrote a “do not” for every component; misuse tickets fell from 63 a month to 11.',
          'Had each component accepted by a blind colleague; all pass screen-reader testing.',
          'Agreed with engineering on fortnightly releases with visual regression images; upgrades ' +
            'caused no interface incident.',
        ),
      },
      {
        period: period('2022-03', '2022-09'),
        name: 'Night driver care program',
        post: 'Lead designer',
        heading: 'Service design, three cities',
        bullets: bullets(
          'Mapped the night shift and found that the greatest need was a toilet with parking, not ' +
            'another bonus.',
          'Opened rest stops in 190 convenience stores, used 27,000 times in four months; satisfaction ' +
            'rose 21 points.',
          'Extended from three pilot cities to fourteen and won the company’s best service design of the ' +
            'year.',
        ),
      },
      {
        period: period('2020-02', '2020-08'),
        name: 'Mistake notebook for pupils',
        post: 'Lead designer',
        heading: 'Study Tools, team of five',
        bullets: bullets(
          'Watched 28 children do homework and learned that copying was the obstacle, so built photo ' +
            'cropping before classification.',
          'Reduced twelve causes of error to four that a child can say aloud; labeling rose from 19% to ' +
            '**73%**.',
          'Designed a weekly note for parents of three sentences and one picture, opened by 64%.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Internships',
      {
        period: period('2017-07', '2017-12'),
        name: 'Qingwa Studio',
        post: 'Brand Design Intern',
        heading: 'Guangzhou · Team of six',
        bullets: bullets(
          'Worked on four tea and guesthouse brands and drew 120 icons, of which 86 shipped.',
          'Turned hand-set price lists into a fillable template, cutting each update from three hours to ' +
            'twenty minutes.',
          'Designed an envelope package alone; the client ordered 5,000 more.',
          'Visited tea hills with the client three times and drew the picking process that became the ' +
            'inside of the box.',
        ),
      },
      {
        period: period('2016-07', '2016-08'),
        name: 'Nanting Press',
        post: 'Art Editing Intern',
        heading: 'Guangzhou · Children’s Books',
        bullets: bullets(
          'Laid out 148 pages of two science picture books and caught 19 mismatched captions.',
          'Compiled the cover and format reference that the department went on using.',
        ),
      },
    ),
    section(
      'edu_background',
      'Education',
      {
        period: period('2014-09', '2018-06'),
        schoolName: 'Linglan Academy of Fine Arts',
        specialized: 'Visual Communication Design',
        degree: 'B.A.',
        majorCourse:
          'Type Design, Information Graphics, Interaction Prototyping, Design History, ' + 'Packaging',
        abstract: prose(
          'Graduation work “Waiting,” forty days of hospital observation drawn as an atlas, took the ' +
            'gold prize and entered the library’s collection. Ranked 3 of 64.',
        ),
      },
      {
        period: period('2016-09', '2017-01'),
        schoolName: 'Beiyu School of Design (exchange)',
        specialized: 'Interaction and Service Design',
        degree: 'Exchange semester',
        majorCourse: 'Service Design, Participatory Design, Accessible Design',
        abstract: prose(
          '“A Menu You Can Touch,” made with a school for the blind, received the highest mark in the ' +
            'course.',
        ),
      },
    ),
    section(
      'skill_specialties',
      'Skills',
      skill('Interaction design', '5', 'High-stakes flows, forms, states and errors'),
      skill('Design systems', '5', 'Tokens, components, writing and governance for 46 products'),
      skill('User research', '5', '210 rounds of observation, interviews and testing'),
      skill('Accessibility', '5', 'Screen readers, contrast, age-friendly standards'),
      skill('Figma', '5', 'Variables, prototyping and plug-ins'),
      skill('Type and icons', '4', 'Over 1,200 icons and 11 sets of Chinese lettering'),
      skill('Prototyping', '4', 'HTML and CSS, running prototypes'),
      skill('Service design', '4', 'Journey maps, blueprints, field pilots'),
      skill('Data analysis', '3', 'SQL, funnels and retention'),
      skill('Photography', '3', 'Research documentation and product shots'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2015-09', '2017-06'),
        campusBriefly: 'Ban, a student magazine',
        campusDuty: 'Art director',
        campusContent: bullets(
          'Redesigned seven issues on one grid and typeface; circulation grew from 300 to 1,200.',
          'Taught typesetting on the school’s old letterpress and printed 200 copies of the class poems.',
          'Set up twelve checks from manuscript to press; the last three issues carried no errata.',
        ),
      },
      {
        period: period('2014-10', '2016-05'),
        campusBriefly: 'Books for Blind Readers',
        campusDuty: 'Group leader',
        campusContent: bullets(
          'Led 32 students in making 46 tactile picture books for two special schools.',
          'Assembled a sample book of 28 tactile materials for later volunteers.',
        ),
      },
    ),
    section(
      'awards',
      'Awards',
      award('2025-03', 'Public-Interest Design Award', 'Gold', 'Large-type kiosk, design lead'),
      award('2024-06', 'Accessible Products of the Year', 'Top ten', 'Reed design system'),
      award('2022-12', 'Best Service Design', 'Company', 'Night driver care program'),
      award('2020-10', 'Education Product Experience Award', 'Silver', 'Mistake notebook for pupils'),
      award('2018-06', 'Graduation Exhibition', 'Gold', '“Waiting,” an information atlas'),
      award('2017-11', 'Student Type Design Contest', 'National merit', '“Bamboo” display face'),
    ),
    section(
      'custom',
      'Talks and Teaching',
      {
        period: period('2024-09', 'now'),
        heading: 'External tutor, Linglan Academy of Fine Arts',
        text: prose(
          'Supervises six graduation groups a term and runs the workshop “Visible Errors”; students have ' +
            'won two provincial prizes.',
        ),
      },
      {
        period: { text: 'May 2025' },
        heading: 'Talk: “Where to Put the Bad News”',
        text: prose(
          'Regional experience design conference, audience of 700; used in class by three schools.',
        ),
      },
      {
        period: { text: 'Oct 2023' },
        heading: 'Essays: “What 1,100 Machines Taught Me”',
        text: prose(
          'Five pieces on designing for age, 120,000 reads; used for training by two kiosk makers.',
        ),
      },
    ),
    section('custom', 'Languages and More', {
      fields: [
        field('Languages', 'Mandarin, Cantonese, English (working)'),
        field('Sign language', 'Chinese Sign Language, beginner'),
        field('Service', 'Provincial accessible design group'),
        field('Exhibitions', '“Waiting” and “A Menu You Can Touch” toured four cities'),
      ],
    }),
    section(
      'works_display',
      'Selected Work',
      work(
        'Large-type kiosk',
        'https://qingwu.example.com/kiosk',
        'From six days of watching to 1,100 machines, with before-and-after film',
      ),
      work(
        'Reed design system',
        'https://qingwu.example.com/reed',
        'Public documentation of 72 components and how not to use them',
      ),
      work(
        'A Menu You Can Touch',
        'https://qingwu.example.com/menu',
        'A tactile menu made with blind students',
      ),
      work(
        'Bamboo display face',
        'https://qingwu.example.com/type',
        'A Chinese display type of 860 characters, with sketches',
      ),
    ),
    section('self_evaluation', 'Summary', {
      content: prose(
        'Spends half a day on site before drawing a line, watching where people pause and where they ' +
          'frown.',
        'Likes to write rules that others want to read. Brings engineers a running prototype and ' +
          'physicians a pen and paper.',
        'Distrusts redesign for its own sake: first make it safe from error, then good to look at, and ' +
          'in the end unnoticed.',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Letterpress**: prints a calendar for friends each year on a small platen press. **Urban ' +
          'sketching**: one hundred bus stops of Shenzhen. **Pottery**: cups that sit firmly in a ' +
          'trembling hand.',
      ),
    }),
  ],
}
