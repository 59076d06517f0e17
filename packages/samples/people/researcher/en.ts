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

export const researcherEn: SamplePerson = {
  id: 'researcher',
  language: 'en',
  title: 'Jingcheng Yao · Wetland Ecologist',
  sections: [
    section('resume_title', 'Title', {
      title: 'Curriculum Vitae',
    }),
    section('base_info', 'Personal Details', {
      name: 'Jingcheng Yao',
      age: '37 years old',
      avatar: 'researcher',
      workService: '9 years’ research',
      phoneNumber: '+86 138 0000 1806',
      email: 'jingcheng.yao@example.com',
      degree: 'Ph.D.',
      address: 'Laoshan District, Qingdao',
      abstract: prose(
        'Coastal wetland ecologist who studies how tides decide whether carbon stays or leaves. ' +
          'Principal investigator of **seven grants**; 38 papers, 24 as first or corresponding author; ' +
          'founder of a salt-marsh flux station with six years of continuous record.',
      ),
      fields: [field('Website', 'jingcheng.example.com'), field('ORCID', '0000-0000-0000-1806')],
    }),
    section('job_intention', 'Objective', {
      intendedPositions: 'Professor, Group Leader',
      intendedCity: 'Qingdao, Xiamen',
      expectSalary: 'Negotiable, with start-up funding',
      jobStatus: 'Employed',
      jobSearchType: 'Faculty appointment',
    }),
    section(
      'work_experience',
      'Appointments',
      {
        period: period('2023-01', 'now'),
        name: 'Dongsha Institute of Wetland Research',
        post: 'Professor and Group Leader',
        heading: 'Qingdao · Coastal Carbon Group, 14 members',
        bullets: bullets(
          'Founded the Coastal Carbon Group with **four** national and provincial grants totaling CNY ' +
            '8.6 million, three postdocs and eight graduate students.',
          'Quantified lateral carbon export through marsh creeks for the first time, showing it to be ' +
            '**27%** of net uptake and correcting a systematic overestimate in regional blue-carbon ' +
            'accounts.',
          'Built a network of six flux towers and 41 hydrological stations; quarterly public data have ' +
            'been downloaded by groups in 19 countries.',
          'Led the technical code for coastal carbon monitoring, issued as a regional standard in 2025 ' +
            'and used by five counties.',
          'Supervised one outstanding doctoral and three outstanding master’s theses; every graduate ' +
            'works in research or monitoring.',
          'Extended station results with a remote-sensing team to 12,000 hectares of marsh, narrowing ' +
            'the error from 34% to 19%.',
        ),
      },
      {
        period: period('2021-03', 'now'),
        name: 'Dongsha Salt Marsh Field Station',
        post: 'Deputy Director (concurrent)',
        heading: 'Field station, six residents',
        bullets: bullets(
          'Cut instrument downtime from 14% to **3%**; the salt-proof cabinet designed here is used at ' +
            'four stations.',
          'Wrote the safety code for mudflat work; 1,300 person-days over six years without an accident.',
          'Hosted 260 visitors and students a year and taught a two-week field methods course.',
          'Set up a catch log with twenty fishing families whose four years of records fill the winter ' +
            'gap.',
          'Built a winter hut that stands force-ten wind and lasts 72 hours without mains power instead ' +
            'of nine.',
        ),
      },
      {
        period: period('2020-07', '2022-12'),
        name: 'Dongsha Institute of Wetland Research',
        post: 'Associate Professor',
        heading: 'Qingdao · Wetland Ecology',
        bullets: bullets(
          'Found that soils lose **18%** of their carbon within three years of cordgrass removal; two ' +
            'reserves adopted the proposed order of restoration, creeks first.',
          'Wrote open-source software for tracing sediment carbon that cut cost per sample from CNY 420 ' +
            'to 95; cited 60 times.',
          'Won three grants worth CNY 1.18 million, all completed on time.',
          'Taught Wetland Biogeochemistry, 32 hours a year, rated 4.9/5.',
          'Wrote five policy briefs, two adopted by the province.',
        ),
      },
      {
        period: period('2017-09', '2020-06'),
        name: 'University of Vistark',
        post: 'Postdoctoral Fellow',
        heading: 'Department of Coastal Science, overseas',
        bullets: bullets(
          'Set isotope transects at three latitudes for the Northern Tidal Flats comparison and took ' +
            '**212 cores**.',
          'Published six first-author papers, one among its journal’s ten best of the year.',
          'Won an independent two-year fellowship worth CNY 940,000.',
          'Co-developed a tidal filter that raised usable eddy-covariance data from 58% to 81%.',
          'Co-supervised two master’s students, both published as first authors.',
        ),
      },
    ),
    section(
      'project_experience',
      'Grants',
      {
        period: period('2024-01', '2027-12'),
        name: 'Creek networks and the fate of marsh carbon',
        post: 'Principal investigator',
        heading: 'National general program, CNY 580,000',
        bullets: bullets(
          'Combined drone bathymetry with isotope tracing to predict carbon export from creek form; 11 ' +
            'creeks so far.',
          'Published five papers and two data sets in two years, with a portable field protocol.',
          'Found that each additional 1\u00a0km/km² of creek density raises lateral export by about ' +
            '**9%**.',
          'Shared water levels with the hydraulic authority, avoiding three duplicate stations and about ' +
            'CNY 400,000.',
        ),
      },
      {
        period: period('2022-06', '2025-05'),
        name: 'Technical code for coastal carbon monitoring',
        post: 'Technical lead',
        heading: 'Provincial standard, CNY 1.2 million',
        bullets: bullets(
          'Compared five corers with seven partners, measured compaction error and fixed one correction.',
          'Ran three inter-laboratory rounds that narrowed deviation from ±21% to **±6%**.',
          'Produced 22 training films; 380 staff trained.',
        ),
      },
      {
        period: period('2021-01', '2023-12'),
        name: 'Soil carbon after cordgrass removal',
        post: 'Principal investigator',
        heading: 'National young scientist program, CNY 240,000',
        bullets: bullets(
          'Sampled 36 plots along a 0–12 year chronosequence, 1,440 soils in all.',
          'Showed that loss is early and shallow, which gives the window for replanting.',
          'Cited in an international assessment of wetland carbon.',
        ),
      },
      {
        period: period('2018-03', '2020-05'),
        name: 'Northern Tidal Flats comparison',
        post: 'Core member',
        heading: 'Five countries, three latitudes',
        bullets: bullets(
          'Unified sampling and wrote the 64-page manual that is now the program’s standard.',
          'Measured 2,100 isotope samples with 4% repeated.',
          'Led the synthesis paper of 23 authors and answered three rounds of comments in four months.',
        ),
      },
    ),
    section(
      'internship_experience',
      'Visits and Training',
      {
        period: period('2015-09', '2016-08'),
        name: 'University of Vistark',
        post: 'Visiting Doctoral Student',
        heading: 'Overseas, twelve months',
        bullets: bullets(
          'Learned eddy covariance and isotope mass spectrometry; ran the instrument alone for nine ' +
            'months at 96% data completeness.',
          'Wrote a methods paper correcting salt-induced drift in infrared analyzers.',
          'Ran 26 reading groups for students from eight countries.',
        ),
      },
      {
        period: period('2010-07', '2010-09'),
        name: 'Qingyu Marine Monitoring Station',
        post: 'Field Intern',
        heading: 'Qingdao · Benthos',
        bullets: bullets(
          'Sampled 54 tides and identified 73 benthic species, drawn as plates for the station.',
          'Resurveyed six shore profiles against records twenty years old; the seed of the undergraduate ' +
            'thesis.',
        ),
      },
    ),
    section(
      'edu_background',
      'Education',
      {
        period: period('2011-09', '2017-06'),
        schoolName: 'Linjiang University',
        specialized: 'Ecology',
        degree: 'Ph.D.',
        majorCourse: 'Biogeochemistry, Isotope Ecology, Spatial Statistics, Scientific Writing',
        abstract: prose(
          'Dissertation “Lateral Movement of Salt-Marsh Soil Carbon under Tides,” best of the province; ' +
            'five first-author papers.',
        ),
      },
      {
        period: period('2007-09', '2011-06'),
        schoolName: 'Haiyan University',
        specialized: 'Ecology',
        degree: 'B.Sc.',
        majorCourse: 'Ecology, Soil Science, Botany, Probability, Introduction to Oceanography',
        abstract: prose('First of 57; National Scholarship twice; undergraduate thesis published.'),
      },
    ),
    section(
      'skill_specialties',
      'Skills',
      skill('Wetland carbon flux', '5', 'Eddy covariance, chambers, creek hydrology'),
      skill('Isotopes', '5', 'Measurement and source tracing, 5,600 samples'),
      skill('R and Bayesian statistics', '5', 'Mixed, spatial and time-series models'),
      skill('Fieldwork', '5', '1,300 person-days without accident'),
      skill('Python', '4', 'Data pipelines and flux processing'),
      skill('Remote sensing and drones', '4', 'Bathymetry, vegetation, change detection'),
      skill('Grant management', '4', 'Seven led, all on time'),
      skill('Scientific writing', '5', '30 papers in English; referee for three journals'),
      skill('Teaching', '4', '11 graduate students, two courses'),
    ),
    section(
      'campus_experience',
      'Campus Activities',
      {
        period: period('2012-09', '2014-06'),
        campusBriefly: 'Graduate Field Safety Association',
        campusDuty: 'Founder and president',
        campusContent: bullets(
          'Wrote the handbook “Before the Flats,” trained 430 students and made working in pairs the ' +
            'rule.',
          'Raised funds for 60 life jackets and locators that the school still lends.',
        ),
      },
      {
        period: period('2008-10', '2010-06'),
        campusBriefly: 'Birdwatching Society',
        campusDuty: 'Head of records',
        campusContent: bullets(
          'Organized 19 synchronized waterbird counts, 128 species, submitted to citizen science.',
          'Led 22 school outings for more than 900 pupils.',
        ),
      },
    ),
    section(
      'awards',
      'Honors',
      award(
        '2025-11',
        'Provincial Natural Science Award',
        'Second prize',
        'Lateral carbon export, first contributor',
      ),
      award('2024-08', 'Young Ecologist Award', 'National', 'Ten every two years'),
      award('2021-12', 'Outstanding Graduate Course', 'Institute', 'Wetland Biogeochemistry'),
      award('2020-01', 'Paper of the Year', 'Journal top ten', 'Carbon burial across three latitudes'),
      award('2018-06', 'Best Doctoral Dissertation', 'Provincial', 'Dissertation'),
      award('2010-11', 'National Scholarship', 'National', 'Twice'),
    ),
    section(
      'custom',
      'Selected Publications',
      {
        period: { text: 'Mar 2025' },
        heading: 'Lateral carbon export from salt-marsh creeks',
        text: prose(
          '**Yao, J.**, Lin, P. and Strand, E. Coastal Carbon Letters, 12, 1–19. The first regional ' +
            'estimate of lateral export; cited 41 times.',
        ),
      },
      {
        period: { text: 'Oct 2023' },
        heading: 'Three-year loss of soil carbon after cordgrass removal',
        text: prose(
          '**Yao, J.** and Lin, P. Tidal Flats and Wetlands, 2023 (5), in Chinese. Its order of ' +
            'restoration was adopted by two national reserves.',
        ),
      },
      {
        period: { text: 'Jun 2021' },
        heading: 'A tidal filter for eddy covariance over marshes',
        text: prose('**Yao, J.** Flux Methods, 8. Open-source; in use at 14 stations.'),
      },
      {
        period: { text: 'Sep 2019' },
        heading: 'Carbon burial across three latitudes of tidal flats',
        text: prose(
          '**Yao, J.** and 22 others. Annals of Shore Science, 27. Among the journal’s ten best of the ' +
            'year.',
        ),
      },
    ),
    section('custom', 'Service and Teaching', {
      fields: [
        field('Editorial', 'Early-career board, Tidal Flats and Wetlands'),
        field('Referee', 'Coastal Carbon Letters and two others'),
        field('Courses', 'Wetland Biogeochemistry; Field Methods'),
        field('Languages', 'English (working), German (beginner)'),
      ],
    }),
    section(
      'custom',
      'Invited Talks',
      {
        period: { text: 'Sep 2025' },
        heading: 'Plenary: “Creeks Are the Exit”',
        text: prose(
          'National wetland ecology meeting, audience of 600; data sharing with four teams followed.',
        ),
      },
      {
        period: { text: 'May 2024' },
        heading: 'Invited: “Lateral Export, the Missing Flux”',
        text: prose(
          'International coastal carbon conference, 45 minutes; slides and data published the same day.',
        ),
      },
      {
        period: { text: 'Apr 2023' },
        heading: 'Public lecture: “The Mud Beneath Us Breathes”',
        text: prose(
          'Science museum, 280 school students; measured the carbon dioxide from a bucket of mud on ' +
            'stage.',
        ),
      },
    ),
    section(
      'works_display',
      'Open Outputs',
      work(
        'Salt-marsh flux data',
        'https://jingcheng.example.com/flux',
        'Six years of half-hourly data with quality flags',
      ),
      work(
        'Creek export calculator',
        'https://jingcheng.example.com/creek',
        'Estimates lateral carbon export from creek form',
      ),
      work(
        'Before the Flats',
        'https://jingcheng.example.com/safety',
        'A 48-page bilingual safety handbook for mudflats',
      ),
    ),
    section('self_evaluation', 'Statement', {
      content: prose(
        'The work began with a failed sample: why the data broke at the moment the tide came in has ' +
          'been the question for nine years.',
        'Runs a group on open data, failures that can be told and safety first in the field; a ' +
          'student’s first paper is on the student’s own question.',
        'Takes the time to write methods that others can repeat and conclusions that managers can use.',
      ),
    }),
    section('hobbies', 'Interests', {
      content: prose(
        '**Waterbirds**: 312 species and a synchronized count every winter. **Diving**: certified ' +
          'rescue diver. **Herbarium**: 260 coastal plants pressed, half of them given to schools.',
      ),
    }),
  ],
}
