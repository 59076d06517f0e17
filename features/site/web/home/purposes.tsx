import { Link } from 'react-router'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { facets } from '#packages/templates/facets.ts'
import { Icon } from '#packages/ui/icon.tsx'
import bands from './bands.module.css'
import classes from './purposes.module.css'

type Purpose = keyof typeof facets.purpose

const words = defineWords({
  zh: {
    title: '这一份，写给谁看？',
    social: 'HR 先看岗位与结果，经历写在最前',
    campus: '二十秒里看到学校、实习与成绩',
    intern: '经历不多，也能排得满而不挤',
    abroad: '中英两份，排版与页数一致',
    postgraduate: '导师关心的课程、论文与科研',
    referral: '一页纸，重点留给推荐人转发',
    count: (count: number) => `${count} 份`,
  },
  en: {
    title: 'Who’s going to read it?',
    social: 'Role and results first, the way recruiters read',
    campus: 'School, internships and grades at a glance',
    intern: 'A full page, even with little experience',
    abroad: 'Two languages, same layout and page count',
    postgraduate: 'The courses, papers and research supervisors look for',
    referral: 'One page that’s easy to forward',
    count: (count: number) => (count === 1 ? '1 template' : `${count} templates`),
  },
})

/** By reader, with the real number of templates. */
export const Purposes = ({ counts }: { counts: Record<string, number> }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  return (
    <section className={`${bands.band} ${classes.purposes}`}>
      <h2 className={`${bands.title} ${classes.title}`}>{t.title}</h2>
      <ul className={classes.grid}>
        {(Object.keys(facets.purpose) as Purpose[]).map((purpose) => (
          <li key={purpose}>
            {/* Not prefetched: six lists of rendered pages, of which visitors open few. */}
            <Link to={`/resume?purpose=${purpose}`}>
              <b>{facets.purpose[purpose][language]}</b>
              <small>{t.count(counts[purpose] ?? 0)}</small>
              <span>{t[purpose]}</span>
              <Icon name="chevronRight" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
