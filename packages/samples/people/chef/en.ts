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

export const chefEn: SamplePerson = {
  id: 'chef',
  language: 'en',
  title: 'Chongshan Luo · Executive Chef',
  sections: [
    section('resume_title', 'Title', {
      title: 'Resume',
    }),
    section('base_info', 'Personal Details', {
      name: 'Chongshan Luo',
      age: '44 years old',
      avatar: 'chef',
      workService: '23 years’ experience',
      phoneNumber: '+86 138 0000 8240',
      email: 'chongshan.luo@example.com',
      degree: 'Associate degree',
      address: 'Jing’an District, Shanghai',
      abstract: prose(
        'Sichuan-trained chef of twenty-three years who rose from the cutting board to executive chef ' +
          'over **68 cooks**, and opened three restaurants from floor plan to first service. Makes ' +
          'regional food lighter and more exact, with gross margin above 66% and seven years of clean ' +
          'food-safety inspections.',
      ),
      fields: [
        field('Qualification', 'Senior Technician in Chinese Cuisine'),
        field('Cuisines', 'Sichuan, Jiangnan'),
      ],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'Executive Chef, Culinary Director',
      intendedCity: 'Shanghai, Chengdu',
      expectSalary: 'CNY 40–50K per month, 13 months',
      jobStatus: 'Employed, two months’ notice',
      jobSearchType: 'Full-time',
    }),
    section(
      'work_experience',
      'Experience',
      {
        period: period('2020-05', 'now'),
        name: 'Xiangmo Group, “Xishan” restaurants',
        post: 'Executive Chef',
        heading: 'Shanghai · Three restaurants, 68 cooks',
        bullets: bullets(
          'Cut the menu from 142 dishes to **76** across three restaurants; preparation shortened by two ' +
            'hours and annual revenue grew from CNY 58 to 83 million.',
          'Introduced standard recipes by weight, narrowing salt variation between restaurants from ±18% ' +
            'to **±4%** and returned dishes from 2.6% to 0.7%.',
          'Renegotiated with 47 suppliers and fixed prices by season, raising gross margin from 59% to ' +
            '**66.5%**, with 70% of vegetables bought at the farm.',
          'Put every ingredient to three uses, as dish, sauce and staff meal or stock, reducing daily ' +
            'waste from 310\u00a0kg to 140\u00a0kg.',
          'Built a six-step apprenticeship, each step three dishes and one inventory; four head chefs ' +
            'and 11 supervisors in five years.',
          'Passed 52 food-safety inspections without a correction and opened the kitchen to guests by ' +
            'live video.',
        ),
      },
      {
        period: period('2015-03', '2020-04'),
        name: 'Mujiang Hotel',
        post: 'Head Chef, Chinese Cuisine',
        heading: 'Chengdu · Banquets and à la carte, 41 cooks',
        bullets: bullets(
          'Ran banquets of up to **1,200 guests**, from first cold dish to dessert within 95 minutes.',
          'Created the Clear Stream banquet of twenty-four flavors, fresh rather than oily; 3,100 tables ' +
            'sold in three years.',
          'Halved the nine hours of a classic clear broth by pressure pre-cooking and clarification; ' +
            'blind-tasting scores went up.',
          'Set allergen labeling and separation; served 4,600 special diets without an incident.',
          'Held a tasting every Wednesday: 310 new dishes in five years, 88 kept.',
        ),
      },
      {
        period: period('2009-06', '2015-02'),
        name: 'Wawu Family Restaurant',
        post: 'First Wok, Sous Chef',
        heading: 'Chengdu · Sichuan à la carte',
        bullets: bullets(
          'Held first wok for six years at up to **92 plates an hour**, cutting ticket time from 18 ' +
            'minutes to 11.',
          'Sorted bean paste and pickled chili by month of fermentation and kept a flavor file; repeat ' +
            'visits rose 14 points.',
          'Took charge of rosters and cost, bringing monthly inventory variance from 3.1% to 0.6%.',
          'Chose chili in the field on eleven trips and fixed three origins; heat that varied became a ' +
            'selling point.',
          'Trained nine apprentices, five of whom won city or provincial prizes.',
          'Put the wok into twelve short rules, from hot pan to reduction; apprentices took a station in ' +
            '14 months instead of 24.',
        ),
      },
      {
        period: period('2003-07', '2009-05'),
        name: 'Zhuxi Hotel',
        post: 'Prep, Plating and Wok Cook',
        heading: 'Chengdu · From apprentice to second wok',
        bullets: bullets(
          'Spent two years at the board and won the house knife contest by dressing a fish in three ' +
            'minutes.',
          'Passed through five stations in four years, each graded excellent, to become the youngest ' +
            'second wok.',
          'Proposed color-coded boards for the cold kitchen two years before they were required; the ' +
            'district made it a model.',
          'Wrote down **63 traditional dishes** from the old masters’ dictation; the hotel still keeps ' +
            'the book.',
          'Practiced tossing sand for half an hour after closing and wore through three woks in six ' +
            'years.',
        ),
      },
    ),
    section(
      'project_experience',
      'Projects',
      {
        period: period('2023-02', '2023-10'),
        name: 'Opening the lakeside restaurant',
        post: 'Kitchen lead',
        heading: '620\u00a0m² kitchen, eight months',
        bullets: bullets(
          'Redrew the kitchen by movement, hot from cold and raw from cooked; daily steps fell from ' +
            '21,000 to **13,000**.',
          'Chose induction ranges and heat-recovery exhaust: 31% less energy per seat and 7\u00a0°C ' +
            'cooler in summer.',
          'Hired and trained 24; table turns reached 2.4 in ten days and profit came in the first month, ' +
            'four months early.',
          'Rated 4.8 after a hundred days and in the city’s top ten for Chinese food.',
        ),
      },
      {
        period: period('2021-09', '2022-06'),
        name: 'Central preparation and standard recipes',
        post: 'Project lead',
        heading: 'Three restaurants, 212 recipes',
        bullets: bullets(
          'Broke 76 dishes into grams and degrees, so that a new cook worked alone in **six weeks** ' +
            'instead of four months.',
          'Moved 12 sauces to a central kitchen with vacuum cold chain; blind tests matched in 92% of ' +
            'cases.',
          'Introduced batch tracing that names the origin of any dish in three minutes.',
          'Invited twenty regulars to taste blind each quarter; scores never fell below opening level.',
        ),
      },
      {
        period: period('2017-04', '2018-03'),
        name: 'Recording the twenty-four flavors',
        post: 'Lead chef',
        heading: 'With a regional museum of food',
        bullets: bullets(
          'Visited 31 old masters, recorded 140 hours and restored three lost flavor types.',
          'Cooked 12 demonstration banquets for 1,800 guests; the catalog was printed in 5,000 copies.',
          'Gave recipes and films to the museum for public use.',
        ),
      },
      {
        period: period('2012-03', '2012-11'),
        name: 'Grading chili and bean paste by age',
        post: 'Initiator',
        heading: 'First-wok team of five',
        bullets: bullets(
          'Kept samples fermented 6, 12, 24 and 36 months, tasted blind two hundred times and wrote ' +
            'which dish takes which year.',
          'Raised approval of the signature tofu from 81% to **94%** while using 1.8 tonnes less paste a ' +
            'year.',
          'The chart became part of the group’s purchasing standard.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Training',
      {
        period: period('2002-07', '2003-05'),
        name: 'Qingli Hotel',
        post: 'Kitchen Trainee',
        heading: 'Chengdu · Cold dishes and prep',
        bullets: bullets(
          'Cut 20\u00a0kg each of potato and radish a day; passing shreds rose from 51% to 97% in ten ' +
            'months.',
          'Plated for 260 banquet tables and composed the eight-flavor cold platter alone.',
          'Kept four kitchen diaries that still serve to teach apprentices.',
        ),
      },
      {
        period: period('2001-07', '2001-08'),
        name: 'School Training Restaurant',
        post: 'Pastry Trainee',
        heading: 'Chengdu · Dough kitchen',
        bullets: bullets(
          'Learned 14 local snacks and sold up to 420 portions a day.',
          'Tabulated the water for each dough; the chart stayed on the wall for years.',
        ),
      },
    ),
    section(
      'edu_background',
      'Education',
      {
        period: period('2011-09', '2014-06'),
        schoolName: 'Rongxi Vocational College',
        specialized: 'Food Service Management (adult education)',
        degree: 'Associate degree',
        majorCourse: 'Cost Accounting, Food Safety, Banquet Design, Nutrition',
        abstract: prose(
          'Studied three years beside full-time work; the final project on banquet kitchen flow became a ' +
            'teaching case.',
        ),
      },
      {
        period: period('2000-09', '2003-06'),
        schoolName: 'Rongxi Culinary School',
        specialized: 'Culinary Arts',
        degree: 'Vocational diploma',
        majorCourse: 'Knife Work, Heat Control, Sichuan Flavors, Pastry, Ingredients',
        abstract: prose('First in practical examination; full marks from every judge for kung pao chicken.'),
      },
    ),
    section(
      'skill_specialties',
      'Skills',
      skill('Sichuan flavors', '5', 'All twenty-four, adjusted to the guest'),
      skill('Menu development', '5', '380 dishes introduced, 28% kept'),
      skill('Cost and margin', '5', '66.5% margin, 0.6% inventory variance'),
      skill('Kitchen management', '5', '68 cooks, three sites, six-step apprenticeship'),
      skill('Food safety', '5', 'Seven clean years; HACCP internal auditor'),
      skill('Banquets', '5', '1,200 guests served in 95 minutes'),
      skill('Openings', '4', 'Three: flow, equipment, hiring'),
      skill('Nutrition', '4', 'Certified; allergens and special diets'),
      skill('Pastry', '3', '14 Sichuan snacks'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2001-09', '2003-05'),
        campusBriefly: 'Knife Skills Team',
        campusDuty: 'Captain',
        campusContent: bullets(
          'Practiced an hour every dawn and brought on 12 members, four of whom reached the city final.',
          'Cooked the trimmings for a nearby home for the elderly twice a month for a year and a half.',
        ),
      },
      {
        period: period('2001-03', '2002-06'),
        campusBriefly: 'Canteen Quality Group',
        campusDuty: 'Student representative',
        campusContent: bullets(
          'Checked prices and portions weekly and brought in measured ladles; complaints fell from 30 a ' +
            'week to four.',
          'Collected 900 taste questionnaires, after which the canteen opened a light-food counter.',
        ),
      },
    ),
    section(
      'awards',
      'Awards',
      award('2025-06', 'Regional Cuisine Innovation, Shanghai', 'Gold', '“Pepper-Salt Moonlight”'),
      award('2023-12', 'Group Culinary Award', 'First', 'Lakeside restaurant'),
      award('2021-11', 'Senior Technician, Chinese Cuisine', 'National qualification', 'Level 1'),
      award(
        '2018-09',
        'Sichuan Cuisine Competition',
        'Provincial special gold',
        'Four dishes of Clear Stream',
      ),
      award('2013-05', 'Young Chef of the City', 'Municipal', 'One of 20'),
      award('2006-10', 'House Knife Contest', 'First', 'Three-minute fish'),
    ),
    section(
      'custom',
      'Signature Dishes and Writing',
      {
        period: { text: 'Winter 2024' },
        heading: 'Pepper-Salt Moonlight',
        text: prose(
          'Cold-sliced lamb neck with green-pepper salt in place of chili oil, 1.1% salt; 2,400 portions ' +
            'a month and a gold prize.',
        ),
      },
      {
        period: { text: 'Autumn 2016' },
        heading: 'Broth after Snow',
        text: prose(
          'A revision of cabbage in clear broth in half the time; a critic called it “like drinking a ' +
            'quiet snowfall.”',
        ),
      },
      {
        period: { text: 'May 2022' },
        heading: 'Notes on the Twenty-Four Flavors',
        text: prose('Co-author; 196 pages of flavor charts, oral history and 61 recipes, reprinted twice.'),
      },
    ),
    section('custom', 'Credentials and Service', {
      fields: [
        field('Credentials', 'Senior Technician, Nutritionist, Food Safety Manager'),
        field('Judging', 'Provincial Sichuan cuisine competition'),
        field('Community', 'Founded a monthly neighborhood kitchen'),
        field('Languages', 'Mandarin, Sichuan dialect, basic English'),
      ],
    }),
    section(
      'custom',
      'Further Training',
      {
        period: period('2019-09', '2019-10'),
        heading: 'Jiangnan cooking, Suzhou and Shaoxing',
        text: prose(
          'Five weeks under two masters; brought back the wine, lees and soy methods now used for cold ' +
            'dishes.',
        ),
      },
      {
        period: { text: 'Nov 2017' },
        heading: 'Sichuan weeks abroad',
        text: prose('Cooked eight dinners in three cities for 1,400 guests; 21 reports in local media.'),
      },
      {
        period: period('2010-03', '2010-05'),
        heading: 'Food-safety internal auditor',
        text: prose('Scored 98 in the HACCP examination and redrew the kitchen’s risk map.'),
      },
    ),
    section(
      'works_display',
      'Selected Work',
      work(
        'Xishan seasonal menus',
        'https://chongshan.example.com/menu',
        '76 dishes by season, photographed',
      ),
      work('Kitchen flow atlas', 'https://chongshan.example.com/kitchen', 'Three openings, before and after'),
      work(
        'Twenty-four flavors on film',
        'https://chongshan.example.com/flavors',
        'The masters’ words and hands, from 140 hours',
      ),
    ),
    section('self_evaluation', 'Summary', {
      content: prose(
        'Cooks for accuracy before novelty: salt, heat and time are on the wall, and the hand decides ' +
          'only the last spoonful.',
        'Runs a kitchen on three things, cleanliness, punctuality and a proper staff meal. What ' +
          'shouting cannot solve, a chart and one demonstration can.',
        'Goes home twice a year to the people who grow, raise and ferment; their difficulties decide ' +
          'next year’s menu.',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Country markets**: notes on over 200 kinds of chili. **Calligraphy**: the menu covers, ' +
          'brushed by hand. **Fishing**: catch and release, to show apprentices how a fish breathes.',
      ),
    }),
  ],
}
