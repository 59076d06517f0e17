import { chefEn } from './people/chef/en.ts'
import { chefZh } from './people/chef/zh.ts'
import { civilServantEn } from './people/civil-servant/en.ts'
import { civilServantZh } from './people/civil-servant/zh.ts'
import { designerEn } from './people/designer/en.ts'
import { designerZh } from './people/designer/zh.ts'
import { engineerEn } from './people/engineer/en.ts'
import { engineerZh } from './people/engineer/zh.ts'
import { graduateEn } from './people/graduate/en.ts'
import { graduateZh } from './people/graduate/zh.ts'
import { lawyerEn } from './people/lawyer/en.ts'
import { lawyerZh } from './people/lawyer/zh.ts'
import { nurseEn } from './people/nurse/en.ts'
import { nurseZh } from './people/nurse/zh.ts'
import { researcherEn } from './people/researcher/en.ts'
import { researcherZh } from './people/researcher/zh.ts'
import { salesEn } from './people/sales/en.ts'
import { salesZh } from './people/sales/zh.ts'
import { teacherEn } from './people/teacher/en.ts'
import { teacherZh } from './people/teacher/zh.ts'
import type { SamplePerson } from './sample.ts'

export const professions = [
  'engineer',
  'nurse',
  'teacher',
  'designer',
  'sales',
  'graduate',
  'chef',
  'lawyer',
  'civil-servant',
  'researcher',
] as const

export type Profession = (typeof professions)[number]

/** Ten invented people, each in Chinese and in English. */
export const people: SamplePerson[] = [
  engineerZh,
  engineerEn,
  nurseZh,
  nurseEn,
  teacherZh,
  teacherEn,
  designerZh,
  designerEn,
  salesZh,
  salesEn,
  graduateZh,
  graduateEn,
  chefZh,
  chefEn,
  lawyerZh,
  lawyerEn,
  civilServantZh,
  civilServantEn,
  researcherZh,
  researcherEn,
]

export const personOf = (id: Profession, language: SamplePerson['language']): SamplePerson => {
  const person = people.find((one) => one.id === id && one.language === language)
  if (!person) throw new Error(`no sample person ${id} in ${language}`)
  return person
}
